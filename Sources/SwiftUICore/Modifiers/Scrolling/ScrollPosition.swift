import Foundation

/// Where a scroll view is, and where it shall be.
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable, @unchecked Sendable {
        // An identity is a value; AnyHashable does not know that it may be sent.
        case none
        case id(AnyHashable, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private var place: Place
    /// Tells one wish from another that is equal.
    private var number = 0
    /// True where the user has scrolled since the program did last.
    public private(set) var isPositionedByUser = false

    /// A position that tells by identities of a type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        place = .none
    }

    /// At the view with an identity.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .id(AnyHashable(id), anchor: anchor)
    }

    /// At an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        place = .edge(edge)
    }

    /// At a point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        place = .point(x: point.x, y: point.y)
    }

    /// At a point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        place = .point(x: x, y: y)
    }

    /// Scrolls to the view with an identity.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        wish(.id(AnyHashable(id), anchor: anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { wish(.edge(edge)) }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(point: CGPoint) { wish(.point(x: point.x, y: point.y)) }
    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { wish(.point(x: x, y: y)) }
    /// Scrolls sideways to a place in the content, in points.
    public mutating func scrollTo(x: CGFloat) { wish(.point(x: x, y: nil)) }
    /// Scrolls up or down to a place in the content, in points.
    public mutating func scrollTo(y: CGFloat) { wish(.point(x: nil, y: y)) }

    private mutating func wish(_ new: Place) {
        place = new
        number += 1
        isPositionedByUser = false
    }

    /// The edge that was scrolled to; nil: it was not an edge.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The point that was scrolled to; nil: it was not a point.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }
    /// The place across that was scrolled to; nil: none was named.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// The place down the content that was scrolled to; nil: none was named.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
    /// The identity of the view that is seen at the position, where it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .id(let id, _) = place { id.base as? T } else { nil }
    }

    var scrollWish: ScrollWish? {
        let key = AnyHashable("\(number) \(place)")
        switch place {
        case .none: return nil
        case .id(let id, let anchor):
            return ScrollWish(place: .id(id), anchor: anchor, key: isPositionedByUser ? id : key)
        case .edge(let edge):
            let anchor: UnitPoint =
                switch edge {
                case .top: .top
                case .bottom: .bottom
                case .leading: .leading
                case .trailing: .trailing
                }
            return ScrollWish(place: .edge(edge), anchor: anchor, key: key)
        case .point(let x, let y): return ScrollWish(place: .point(x: x, y: y), anchor: .topLeading, key: key)
        }
    }

    mutating func userDidScroll(to id: AnyHashable) {
        place = .id(id, anchor: nil)
        isPositionedByUser = true
    }
}

private struct ScrollPositionModifier: ViewModifier {
    @State private var link = ScrollPositionLink()
    let anchor: UnitPoint?
    let read: () -> ScrollWish?
    let tell: (AnyHashable) -> Void

    init(anchor: UnitPoint?, read: @escaping () -> ScrollWish?, tell: @escaping (AnyHashable) -> Void) {
        self.anchor = anchor
        self.read = read
        self.tell = tell
    }

    func body(content: Content) -> some View {
        link.anchor = anchor
        link.read = read
        link.tell = tell
        return content.transformEnvironment(\.scrollSettings) { [link] in $0.position = link }
    }
}

extension View {
    /// The identity of the view that the scroll view in this view shows at its anchor, by default its start: it follows
    /// the user, and a change scrolls. Views are told by their identity in a ForEach.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        scrollPosition(of: id, anchor)
    }

    private func scrollPosition<ID: Hashable>(of id: Binding<ID?>, _ anchor: UnitPoint?) -> some View {
        modifier(
            ScrollPositionModifier(
                anchor: anchor,
                read: {
                    id.wrappedValue.map { ScrollWish(place: .id(AnyHashable($0)), anchor: nil, key: AnyHashable($0)) }
                },
                tell: { new in
                    if let new = new.base as? ID, id.wrappedValue != new { id.wrappedValue = new }
                }))
    }

    /// Where the scroll view in this view is and shall be: the position follows the user, and its changes scroll.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositionModifier(
                anchor: anchor, read: { position.wrappedValue.scrollWish },
                tell: { position.wrappedValue.userDidScroll(to: $0) }))
    }
}
