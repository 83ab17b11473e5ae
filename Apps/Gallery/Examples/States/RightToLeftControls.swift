import SwiftUI

struct RightToLeftControls: View {
    @State private var direction = LayoutDirection.rightToLeft

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Picker("Direction", selection: $direction) {
                Text("Left to Right").tag(LayoutDirection.leftToRight)
                Text("Right to Left").tag(LayoutDirection.rightToLeft)
            }
            Divider()
            ControlSampler()
        }
        .environment(\.layoutDirection, direction)
    }
}
