/// Views that belong together, with a header and a footer.
///
/// A list, a form and the lazy stacks and grids set sections apart; elsewhere header, content and footer follow each
/// other as if there were no section around them.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    package let isExpanded: Binding<Bool>?

    package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SectionNode(view, context))
    }

    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section with a header and a footer.
    @available(*, deprecated, renamed: "init(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer.
    @available(*, deprecated, renamed: "init(content:footer:)")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header.
    @available(*, deprecated, renamed: "init(content:header:)")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// A section that the user can fold where the list shows its sections so: in a sidebar.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section whose header is a text, looked up in the app's translations.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// A section whose header is a text, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// A section with a text as header that the user can fold where the list shows its sections so: in a sidebar.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a title that can be folded.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

/// The node of a section. Header and footer always exist; only the content may be made on demand.
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>> {
    private var header: TypedNode<Parent>?
    private var content: TypedNode<Content>?
    private var footer: TypedNode<Footer>?

    override init(_ view: Section<Parent, Content, Footer>, _ context: _NodeContext) {
        super.init(view, context)
        header = Parent._makeNode(view.header, captionContext(SectionLook.applyToHeader)).node
        content = Content._makeNode(view.content, childContext()).node
        footer = Footer._makeNode(view.footer, captionContext(SectionLook.applyToFooter)).node
    }

    private func captionContext(_ apply: (inout EnvironmentValues) -> Void) -> _NodeContext {
        var context = childContext(isLazy: false)
        apply(&context.environment)
        return context
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        environment = new
        content?.environmentDidChange(to: new, changed: keys)
        let caption = SectionLook.keys(changedBy: keys)
        header?.environmentDidChange(to: captionContext(SectionLook.applyToHeader).environment, changed: caption)
        footer?.environmentDidChange(to: captionContext(SectionLook.applyToFooter).environment, changed: caption)
    }

    override func viewDidChange() {
        header?.update(to: view.header)
        content?.update(to: view.content)
        footer?.update(to: view.footer)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let header { visit(header) }
        if let content { visit(content) }
        if let footer { visit(footer) }
    }

    override func appendChunks(to chunks: inout [LazyChunk]) {
        var inner: [LazyChunk] = []
        content?.appendChunks(to: &inner)
        chunks.append(
            .section(
                LazySection(
                    id: ObjectIdentifier(self), header: items(of: header), content: inner, footer: items(of: footer),
                    isExpanded: view.isExpanded)))
    }

    private func items(of node: ViewNode?) -> [LazyChunk] {
        var items: [RenderNode] = []
        node?.appendItems(to: &items)
        return items.isEmpty ? [] : [.items(items)]
    }
}
