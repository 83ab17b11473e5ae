import SwiftUI

struct LargeTextControls: View {
    @State private var size = DynamicTypeSize.accessibility1

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Picker("Text Size", selection: $size) {
                Text("Small").tag(DynamicTypeSize.small)
                Text("Large").tag(DynamicTypeSize.xxLarge)
                Text("Very Large").tag(DynamicTypeSize.accessibility1)
            }
            Divider()
            ControlSampler()
                .dynamicTypeSize(size)
        }
    }
}
