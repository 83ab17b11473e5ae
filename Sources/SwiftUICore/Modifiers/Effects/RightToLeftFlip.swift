import Foundation

extension View {
    /// Mirrors this view where the layout runs from right to left: for pictures of directions.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftFlip(isEnabled: enabled))
    }
}

private struct RightToLeftFlip: ViewModifier {
    @Environment(\.layoutDirection) private var direction
    let isEnabled: Bool

    init(isEnabled: Bool) {
        self.isEnabled = isEnabled
    }

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
    }
}
