import SwiftUI

struct ToggleStyles: View {
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Toggle("Switch", isOn: $isOn)
                .toggleStyle(.switch)
            Toggle("Check Box", isOn: $isOn)
                .toggleStyle(.checkbox)
            Toggle("Button", isOn: $isOn)
                .toggleStyle(.button)
            Text(isOn ? "All are on" : "All are off")
                .foregroundStyle(.secondary)
        }
    }
}
