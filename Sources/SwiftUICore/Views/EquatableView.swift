/// A view that is updated only when `==` says that it has changed.
public struct EquatableView<Content: View & Equatable>: View, EngineComparable {
    /// The view that is compared.
    public var content: Content

    /// Wraps a view whose body runs only when it is not equal to the one before.
    public init(content: Content) {
        self.content = content
    }

    public var body: some View { content }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { old.content == new.content }
}

extension View where Self: Equatable {
    /// Updates this view only when `==` says that it has changed.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
