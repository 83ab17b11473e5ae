import SwiftUI

struct DisabledControls: View {
    @State private var isDisabled = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Toggle("Disabled", isOn: $isDisabled)
            Divider()
            ControlSampler()
                .disabled(isDisabled)
        }
    }
}
