/// The values that a navigation stack shows pages for, of any hashable types.
public struct NavigationPath: Equatable {
    package var elements: [AnyHashable]

    /// Creates an empty path: the root is shown.
    public init() {
        elements = []
    }

    /// Creates a path of values, the first one over the root.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// How many pages lie over the root.
    public var count: Int { elements.count }
    /// Whether the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Goes on to the page of a value.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Takes the last `count` values away.
    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(count)
    }
}
