/// The values that a navigation stack shows pages for, of any hashable types.
public struct NavigationPath: Equatable {
    package var elements: [AnyHashable]

    public init() {
        elements = []
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Takes the last `count` values away.
    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(count)
    }
}
