/// A control that chooses one of several values.
///
/// The content's views are the options; each says with `tag(_:)` which value it stands for. The rows of a ForEach stand
/// for their identities where they say nothing.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>
    /// The other things that the choice is for.
    let others: [Binding<SelectionValue>]
    let label: Label
    let content: Content

    /// A picker with any views as its label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        others = []
        self.label = label()
        self.content = content()
    }

    /// Creates a picker with a label, whose choices carry the value as their tag.
    @available(*, deprecated, renamed: "init(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        others = []
        self.label = label
        self.content = content()
    }

    /// A picker for a value of each of several things. Where they differ, nothing is chosen.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: selection] }
        precondition(!all.isEmpty, "A Picker needs at least one source.")
        self.selection = all[0]
        others = Array(all.dropFirst())
        self.label = label()
        self.content = content()
    }
}

extension Picker: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(PickerNode(view, context))
    }
}

extension Picker where Label == Text {
    /// A picker with a text of the app's catalogue.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with `title` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker for a value that is the same in many places.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker for a value that is the same in many places.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// A picker with a text of the app's catalogue and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// A picker with `title` as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}
