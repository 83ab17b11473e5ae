import SwiftUI

extension View {
    /// Lets a long word on a bar's button shrink where the user's text is so large that a narrow bar has no room for it.
    /// - Parameter width: what it may take then; two of 160 points are beside each other in the narrowest sheet.
    func shrinksInBar(to width: CGFloat = 160) -> some View { modifier(BarButtonWidth(width: width)) }
}

private struct BarButtonWidth: ViewModifier {
    let width: CGFloat

    @Environment(\.dynamicTypeSize) private var textSize

    func body(content: Content) -> some View {
        content
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(maxWidth: textSize.isAccessibilitySize ? width : nil)
    }
}
