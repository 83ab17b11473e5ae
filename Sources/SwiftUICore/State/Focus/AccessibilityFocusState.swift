/// Which element a screen reader is at.
///
/// On this desktop screen readers follow the keyboard's focus, and it them: the value is that of a ``FocusState``.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// Reads and moves a screen reader's place for views that are given it.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        /// Whether, or where, the screen reader is.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// What other views can be given.
        public var projectedValue: Binding { self }
    }

    private var focus: FocusState<Value>

    /// A state that says that no element has the focus.
    public init() where Value == Bool {
        focus = FocusState()
    }

    /// A state that says that no element has the focus.
    public init<T: Hashable>() where Value == T? {
        focus = FocusState()
    }

    /// Whether, or where, the screen reader is.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// What other views can be given.
    public var projectedValue: Binding { Binding(focus: focus.projectedValue) }
}

extension View {
    /// Ties the element in this view to `condition`: it is true while a screen reader is there, and setting it moves it.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.focus)
    }

    /// Ties the element in this view to a value of `binding`.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        focused(binding.focus, equals: value)
    }
}
