import SwiftUI

/// A small button that explains what stands beside it.
struct InfoButton<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder let content: Content

    @State private var isShown = false

    var body: some View {
        Button(title, systemImage: "info.circle") { isShown = true }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
            .help(title)
            .popover(isPresented: $isShown) {
                VStack(alignment: .leading, spacing: 8) {
                    Text(title)
                        .font(.headline)
                        .accessibilityAddTraits(.isHeader)
                    content
                }
                .multilineTextAlignment(.leading)
                .frame(width: 280, alignment: .leading)
                .padding(16)
            }
    }
}
