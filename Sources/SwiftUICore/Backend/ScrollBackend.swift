import Foundation

/// Scrolled areas.
@MainActor
package protocol ScrollBackend: AnyObject {
    /// Makes the widget that shows a part of `content`: a host as large as its surface's `contentSize`.
    func makeScroll(content: any PlatformHost) -> any PlatformScroll
}

/// The widget of a scroll view: shows a part of its content and lets the user move it.
///
/// Offsets are in points, from the content's top left corner. Core moves the content by ``scroll(to:)``; what the user
/// or the platform moves is told to `didScroll`.
@MainActor
package protocol PlatformScroll: PlatformWidget {
    /// Called with the new offset when somebody else than core has moved the content.
    var didScroll: (CGPoint) -> Void { get set }
    /// Called when the user has pulled the content down from its start.
    var didPull: () -> Void { get set }
    func configure(_ configuration: ScrollConfiguration)
    /// Moves the content at once. In a commit it comes after the content's new size.
    func scroll(to offset: CGPoint)
}

/// How a scrolled area behaves.
package struct ScrollConfiguration: Equatable, Sendable {
    package enum Indicator: Equatable, Sendable {
        /// As the platform does it: shown while the user scrolls or points at it.
        case automatic
        case always
        case never
    }

    package var axes: Axis.Set
    package var horizontalIndicator: Indicator
    package var verticalIndicator: Indicator
    /// False where the user must not scroll; core still does.
    package var isEnabled: Bool
    /// False where content beyond the edges is seen as well.
    package var clips: Bool

    package init(
        axes: Axis.Set = .vertical, horizontalIndicator: Indicator = .automatic,
        verticalIndicator: Indicator = .automatic, isEnabled: Bool = true, clips: Bool = true
    ) {
        self.clips = clips
        self.axes = axes
        self.horizontalIndicator = horizontalIndicator
        self.verticalIndicator = verticalIndicator
        self.isEnabled = isEnabled
    }
}
