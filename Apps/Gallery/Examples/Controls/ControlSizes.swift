import SwiftUI

struct ControlSizes: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Button("Mini") {}.controlSize(.mini)
            Button("Small") {}.controlSize(.small)
            Button("Regular") {}.controlSize(.regular)
            Button("Large") {}.controlSize(.large)
        }
        .buttonStyle(.bordered)
    }
}
