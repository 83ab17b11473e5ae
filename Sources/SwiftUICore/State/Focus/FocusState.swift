/// Which control has the keyboard's focus: a Bool for one control, or an optional value that tells several apart.
///
/// Setting it moves the focus to the control with `focused(_:)` or `focused(_:equals:)` for that value.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    /// Reads and moves the focus for views that are given it.
    @propertyWrapper
    public struct Binding {
        let box: FocusBox<Value>?
        let none: Value

        /// What has the keyboard's focus. Writing it moves the focus.
        public var wrappedValue: Value {
            get { box?.get() ?? none }
            nonmutating set { box?.set(newValue, transaction: .current) }
        }

        /// A binding for `focused(_:)`.
        public var projectedValue: Binding { self }
    }

    private let none: Value
    private var box: FocusBox<Value>?

    private init(none: Value) {
        self.none = none
    }

    /// Creates the state of one view: whether it has the focus.
    public init() where Value == Bool {
        self.init(none: false)
    }

    /// Creates the state of several views: which one has the focus.
    public init<T: Hashable>() where Value == T? {
        self.init(none: nil)
    }

    /// What has the keyboard's focus. Writing it moves the focus.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding for `focused(_:)`.
    public var projectedValue: Binding { Binding(box: box, none: none) }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let known = slot as? FocusBox<Value> ?? FocusBox(none, graph: node.graph)
        slot = known
        box = known
    }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { true }
}

extension FocusState.Binding: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {}

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { old.box === new.box }
}
