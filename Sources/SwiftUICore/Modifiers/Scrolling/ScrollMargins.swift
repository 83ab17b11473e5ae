import Foundation

/// To what of a scroll view margins apply.
public struct ContentMarginPlacement: Sendable {
    /// The scrolled content.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
    /// The scrolled content.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }

    @available(*, unavailable, message: "Scroll bars of this platform stand at the edge of their view.")
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement() }
}

extension View {
    /// Room around the content of the scroll views and lists in this view, in points, which scrolls along.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            if edges.contains(.top) { settings.margins.top = insets.top }
            if edges.contains(.leading) { settings.margins.leading = insets.leading }
            if edges.contains(.bottom) { settings.margins.bottom = insets.bottom }
            if edges.contains(.trailing) { settings.margins.trailing = insets.trailing }
        }
    }

    /// Room around the content of the scroll views and lists in this view, in points, which scrolls along; nil: none.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 0
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Room around the content of the scroll views and lists in this view, in points, which scrolls along.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Which point of the content the scroll views in this view show at first, and keep when their content grows or
    /// shrinks, until the user scrolls elsewhere; nil: the start.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) { $0.anchor = anchor }
    }

    /// Shows what of the content lies beyond the edges of the scroll views in this view.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollClipIsDisabled, disabled)
    }
}

/// Whether a scroll view moves beyond its ends and back. A desktop's never does: it shows its ends by their shade,
/// where the content is longer than the view.
public struct ScrollBounceBehavior: Sendable {
    /// As the platform does by itself.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    /// Beyond its ends wherever the platform knows such a movement: not here.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    /// Only where the content is longer than the view.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// How scrolling puts away a keyboard on the screen. A desktop has a real one: nothing is put away.
public struct ScrollDismissesKeyboardMode: Sendable {
    /// As suits the scrolled view.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    /// As soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    /// As far as the finger pulls it.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    /// Not by scrolling.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

extension View {
    /// Whether scroll views in this view move beyond their ends. A desktop's never do.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// How scrolling puts away a keyboard on the screen. A desktop has a real one: nothing is put away.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
