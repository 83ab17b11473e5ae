extension WindowGroup {
    private init<D: Codable & Hashable, C: View>(
        _ title: Text?, _ id: String?, content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            id: id, title: title, empty: PresentedWindowContent(initial: nil, content: content),
            valueContent: { value in
                (value.base as? D).map { AnyView(PresentedWindowContent(initial: $0, content: content)) }
            })
    }

    /// A window without a value begins with the one that `defaultValue` makes.
    private init<D: Codable & Hashable, C: View>(
        _ title: Text?, _ id: String?, content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id) { value in
            let fallback = value.wrappedValue ?? defaultValue()
            return content(Binding(get: { value.wrappedValue ?? fallback }, set: { value.wrappedValue = $0 }))
        }
    }

    /// Windows that each show a value, opened with `openWindow(value:)`. The binding is nil in
    /// a window that was opened without one.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, content: content)
    }

    /// Windows that each show a value. One that was opened without gets the value
    /// that `defaultValue` makes.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, content: content, defaultValue: defaultValue)
    }

    /// Windows that each show a value, opened with `openWindow(value:)`. The binding is nil in
    /// a window that was opened without one.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, content: content)
    }

    /// Windows that each show a value. One that was opened without gets the value
    /// that `defaultValue` makes.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title that each show a value, opened with `openWindow(value:)`. The binding is nil in
    /// a window that was opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id, content: content)
    }

    /// Windows with a title that each show a value. One that was opened without gets the value
    /// that `defaultValue` makes.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title that each show a value, opened with `openWindow(value:)`. The binding is nil in
    /// a window that was opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), nil, content: content)
    }

    /// Windows with a title that each show a value. One that was opened without gets the value
    /// that `defaultValue` makes.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), nil, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title that each show a value, opened with `openWindow(value:)`. The binding is nil in
    /// a window that was opened without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), id, content: content)
    }

    /// Windows with a title that each show a value. One that was opened without gets the value
    /// that `defaultValue` makes.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), id, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title that each show a value, opened with `openWindow(value:)`. The binding is nil in
    /// a window that was opened without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), nil, content: content)
    }

    /// Windows with a title that each show a value. One that was opened without gets the value
    /// that `defaultValue` makes.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), nil, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title that each show a value, opened with `openWindow(value:)`. The binding is nil in
    /// a window that was opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id, content: content)
    }

    /// Windows with a title that each show a value. One that was opened without gets the value
    /// that `defaultValue` makes.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title that each show a value, opened with `openWindow(value:)`. The binding is nil in
    /// a window that was opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, nil, content: content)
    }

    /// Windows with a title that each show a value. One that was opened without gets the value
    /// that `defaultValue` makes.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, nil, content: content, defaultValue: defaultValue)
    }
}
