import SwiftUI

/// Views beside each other, or one under the other where the user's text is so large that they have no room.
struct AdaptiveRow<Content: View>: View {
    var alignment = VerticalAlignment.center
    @ViewBuilder let content: Content

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let layout =
            textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
            : AnyLayout(HStackLayout(alignment: alignment, spacing: 12))
        layout { content }
    }
}
