import Foundation

/// How the content of a scroll view lies in it, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is moved.
    public var contentOffset: CGPoint
    /// The size of the whole content.
    public var contentSize: CGSize
    /// The room around the content that bars cover or margins take.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// A geometry of these measures, all in points.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The visible part, in the content's coordinates.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.horizontal),
            height: max(0, containerSize.height - contentInsets.vertical))
    }

    /// The visible part with what bars cover.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Who moves the content of a scroll view.
public enum ScrollPhase: Equatable, Sendable {
    /// Nobody.
    case idle
    /// The user may be about to.
    case tracking
    /// The user.
    case interacting
    /// It goes on by itself after the user has let go.
    case decelerating
    /// The program.
    case animating

    /// True where the content moves.
    public var isScrolling: Bool { self != .idle }
}

private struct ScrollObserverModifier: ViewModifier {
    @State private var observer = ScrollGeometryObserver()
    let connect: (ScrollGeometryObserver) -> Void

    init(connect: @escaping (ScrollGeometryObserver) -> Void) {
        self.connect = connect
    }

    func body(content: Content) -> some View {
        connect(observer)
        return content.transformEnvironment(\.scrollSettings) { [observer] settings in
            if !settings.observers.contains(where: { $0 === observer }) { settings.observers.append(observer) }
        }
    }
}

private struct ScrollValueModifier<T: Equatable>: ViewModifier {
    private final class Last {
        var value: T?
        nonisolated init() {}
    }

    @State private var last = Last()
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void

    init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }

    func body(content: Content) -> some View {
        content.modifier(
            ScrollObserverModifier { [last, transform, action] observer in
                observer.geometryDidChange = { geometry in
                    let new = transform(geometry)
                    let old = last.value
                    last.value = new
                    if old != new { action(old ?? new, new) }
                }
            })
    }
}

extension View {
    /// Runs `action` with the old and the new value when what `transform` makes of the geometry of the scroll view in
    /// this view has changed.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollValueModifier(transform: transform, action: action))
    }

    /// Runs `action` with the old and the new phase when somebody begins or ends to move the content of the scroll view
    /// in this view.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollObserverModifier { $0.phaseChanged = action })
    }
}
