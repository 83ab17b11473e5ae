import SwiftUI

struct SpacersAndPriority: View {
    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Text("Leading")
                Spacer()
                Text("Trailing")
            }
            Divider()
            HStack {
                Text("This text gives way when it gets tight")
                    .lineLimit(1)
                Text("This one stays whole")
                    .lineLimit(1)
                    .layoutPriority(1)
            }
        }
    }
}
