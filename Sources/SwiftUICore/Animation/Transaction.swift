/// What goes along with a change of state through the views that it reaches.
public struct Transaction {
    /// The animation of the change; nil for none.
    public var animation: Animation?

    /// True where views that set an animation of their own must not.
    public var disablesAnimations = false

    /// True for one of many changes in a row, as while a slider is dragged.
    public var isContinuous = false

    /// What runs when the animations of the change have ended.
    var completions: AnimationCompletions?

    private var values: [ObjectIdentifier: Any] = [:]

    var hasCustomValues: Bool { !values.isEmpty }

    /// A transaction without animation.
    public init() {}

    /// A transaction with the given animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The stored value of a custom key, or the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
