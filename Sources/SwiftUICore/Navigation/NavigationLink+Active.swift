import Foundation

extension NavigationLink {
    /// A link whose page is shown while a binding is true.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
        self.isActive = isActive
    }

    /// A link whose page is shown while a binding is true.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
    public init(
        destination: @escaping @autoclosure () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
        self.isActive = isActive
    }

    /// A link whose page is shown while a binding holds `tag`.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a List within a NavigationStack.")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
        isActive = selection.holds(tag)
    }

    /// A link whose page is shown while a binding holds `tag`.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a List within a NavigationStack.")
    public init<V: Hashable>(
        destination: @escaping @autoclosure () -> Destination, tag: V, selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
        isActive = selection.holds(tag)
    }
}

extension NavigationLink where Label == Text {
    /// A link whose page is shown while a binding is true.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a NavigationStack.")
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(titleKey) }
        self.isActive = isActive
    }

    /// A link whose page is shown while a binding holds `tag`.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a List within a NavigationStack.")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(titleKey) }
        isActive = selection.holds(tag)
    }

    /// A link whose page is shown while a binding is true.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a NavigationStack.")
    public init(
        _ titleKey: LocalizedStringKey, destination: @escaping @autoclosure () -> Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination) { Text(titleKey) }
        self.isActive = isActive
    }

    /// A link whose page is shown while a binding holds `tag`.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a List within a NavigationStack.")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: @escaping @autoclosure () -> Destination, tag: V,
        selection: Binding<V?>
    ) {
        self.init(destination: destination) { Text(titleKey) }
        isActive = selection.holds(tag)
    }

    /// A link whose page is shown while a binding is true.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a NavigationStack.")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(title) }
        self.isActive = isActive
    }

    /// A link whose page is shown while a binding holds `tag`.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a List within a NavigationStack.")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(title) }
        isActive = selection.holds(tag)
    }

    /// A link whose page is shown while a binding is true.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a NavigationStack.")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, destination: @escaping @autoclosure () -> Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination) { Text(title) }
        self.isActive = isActive
    }

    /// A link whose page is shown while a binding holds `tag`.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a List within a NavigationStack.")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: @escaping @autoclosure () -> Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination) { Text(title) }
        isActive = selection.holds(tag)
    }
}

extension Binding {
    /// True while the binding holds `tag`; false lets go of it, if it is still held.
    func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isHeld in
                if isHeld {
                    wrappedValue = tag
                } else if wrappedValue == tag {
                    wrappedValue = nil
                }
            })
    }
}
