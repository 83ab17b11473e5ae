import SwiftUI

struct StateAndBinding: View {
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(isOn ? "The lamp is on" : "The lamp is off")
            LampSwitch(isOn: $isOn)
        }
    }
}

struct LampSwitch: View {
    @Binding var isOn: Bool

    var body: some View {
        Toggle("Lamp", isOn: $isOn)
    }
}
