import SwiftUI

struct SymbolSizes: View {
    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: "leaf").imageScale(.small)
            Image(systemName: "leaf").imageScale(.medium)
            Image(systemName: "leaf").imageScale(.large)
            Image(systemName: "leaf").font(.largeTitle)
            Image(systemName: "leaf")
                .resizable()
                .scaledToFit()
                .frame(width: 56)
                .foregroundStyle(.green)
        }
    }
}
