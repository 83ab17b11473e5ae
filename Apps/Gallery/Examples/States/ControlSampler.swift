import SwiftUI

/// Some of everything, for the pages of states.
struct ControlSampler: View {
    @State private var count = 0
    @State private var isOn = true
    @State private var amount = 0.4
    @State private var name = "Kim"
    @State private var size = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Button("Count") { count += 1 }
                Text("Pressed \(count) times")
            }
            Button("Prominent") { count += 1 }
                .buttonStyle(.borderedProminent)
            Toggle("Switch", isOn: $isOn)
            Toggle("Check Box", isOn: $isOn)
                .toggleStyle(.checkbox)
            Slider(value: $amount) { Text("Amount") }
            Stepper("Count: \(count)", value: $count)
            TextField("Name", text: $name)
                .textFieldStyle(.roundedBorder)
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            }
            Label("Sunny", systemImage: "sun.max")
            ProgressView(value: amount)
        }
    }
}
