import SwiftUI

struct FramesAndPadding: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("Fixed")
                .frame(width: 120, height: 40)
                .background(.yellow.opacity(0.4))
            Text("As Wide as Possible")
                .frame(maxWidth: .infinity, alignment: .trailing)
                .background(.green.opacity(0.4))
            Text("Padded")
                .padding(.horizontal, 32)
                .padding(.vertical, 8)
                .background(.blue.opacity(0.4))
        }
    }
}
