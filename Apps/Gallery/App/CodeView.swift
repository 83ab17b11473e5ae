import SwiftUI

/// Source code, always from left to right, scrolled sideways where it is too wide.
struct CodeView: View {
    let code: String

    @Environment(\.colorScheme) private var scheme

    var body: some View {
        ScrollView(.horizontal) {
            CodeColors(scheme: scheme).text(of: code)
                .font(.system(.caption, design: .monospaced))
                .padding(12)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .clipShape(.rect(cornerRadius: 12))
        .background(Color.primary.opacity(0.05), in: .rect(cornerRadius: 12))
        .environment(\.layoutDirection, .leftToRight)
    }
}
