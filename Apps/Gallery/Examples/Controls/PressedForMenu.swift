import SwiftUI

struct PressedForMenu: View {
    @State private var color = Color.orange

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(color)
            .frame(height: 80)
            .overlay(Text("Secondary Click"))
            .contextMenu {
                Button("Orange") { color = .orange }
                Button("Mint") { color = .mint }
            }
    }
}
