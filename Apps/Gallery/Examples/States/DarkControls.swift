import SwiftUI

struct DarkControls: View {
    @State private var isDark = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Toggle("Dark", isOn: $isDark)
            Divider()
            ControlSampler()
        }
        .preferredColorScheme(isDark ? .dark : nil)
    }
}
