import SwiftUI

extension View {
    /// Keeps what lies over the bottom of a window off the tabs that a narrow one has there.
    func aboveTabBar() -> some View { modifier(AboveTabBar()) }
}

private struct AboveTabBar: ViewModifier {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @ScaledMetric private var barHeight = 52.0

    func body(content: Content) -> some View {
        content.padding(.bottom, sizeClass == .compact ? barHeight : 0)
    }
}
