import SwiftUI

struct SymbolForms: View {
    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: "bell")
            Image(systemName: "bell").symbolVariant(.fill)
            Image(systemName: "bell").symbolVariant(.circle)
            Image(systemName: "bell").symbolVariant(.circle.fill)
            Image(systemName: "bell").symbolVariant(.slash)
        }
        .font(.title)
    }
}
