import SwiftUI

struct SymbolColors: View {
    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: "heart.fill")
                .foregroundStyle(.red)
            Image(systemName: "sun.max.fill")
                .foregroundStyle(.orange.gradient)
            Image(systemName: "leaf.fill")
                .symbolRenderingMode(.hierarchical)
                .foregroundStyle(.blue)
        }
        .font(.largeTitle)
    }
}
