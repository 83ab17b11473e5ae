import SwiftUI

struct BlendModes: View {
    @State private var mode = BlendMode.multiply

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Picker("Blend Mode", selection: $mode) {
                Text("Normal").tag(BlendMode.normal)
                Text("Multiply").tag(BlendMode.multiply)
                Text("Screen").tag(BlendMode.screen)
                Text("Difference").tag(BlendMode.difference)
            }
            ZStack {
                Circle().fill(.orange).frame(width: 90).offset(x: -30)
                Circle().fill(.teal).frame(width: 90).offset(x: 30)
                    .blendMode(mode)
            }
            .frame(maxWidth: .infinity, minHeight: 100)
            .compositingGroup()
        }
    }
}
