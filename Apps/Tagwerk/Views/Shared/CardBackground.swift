import SwiftUI

/// The surface of a card, with an edge that can be seen where the user wants more contrast.
struct CardBackground: View {
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(.background.secondary)
            .strokeBorder(Color.primary.opacity(contrast == .increased ? 0.5 : 0.07), lineWidth: 1)
    }
}
