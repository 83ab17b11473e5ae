/// A control's label. One of several views is a title with subtitles under it.
struct LabelColumn<Label: View>: View {
    let label: Label

    var body: some View {
        let source = (label as? any SourcedView)?.source
        let parts = source?.parts ?? (label as? any ViewParts)?.parts ?? []
        if parts.count < 2 {
            label
        } else {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(parts.indices, id: \.self) { index in
                    let part = source.map { AnyView(LabelPart(source: PartSource(of: $0, at: index))) } ?? parts[index]
                    if index == 0 { part } else { part.font(.subheadline).foregroundStyle(.secondary) }
                }
            }
        }
    }
}

/// One of several views that a style was given as a label.
private struct LabelPart: SourcedView {
    typealias Body = Never

    let source: ViewSource

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

private final class PartSource: ViewSource {
    private let whole: ViewSource
    private let index: Int

    init(of whole: ViewSource, at index: Int) {
        self.whole = whole
        self.index = index
    }

    override func makeNode(_ context: _NodeContext) -> ViewNode { AnyView._makeNode(whole.parts[index], context).node }

    override func update(_ node: ViewNode) {
        unsafeDowncast(node, to: TypedNode<AnyView>.self).update(to: whole.parts[index])
    }

    override func register(_ place: ViewNode, _ update: @escaping () -> Void) { whole.register(place, update) }

    override func unregister(_ place: ViewNode) { whole.unregister(place) }
}
