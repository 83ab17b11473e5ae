/// A row of cells in a Grid. Elsewhere its views follow each other as those of a Group.
public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: how cells lie in the height of this row; nil: as the grid says.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public var body: some View {
        content.modifier(GridRowModifier(alignment: alignment))
    }
}

/// Tells a grid which row a cell belongs to.
struct GridRowIdentity: Equatable {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?
}

struct GridRowKey: LayoutValueKey {
    static var defaultValue: GridRowIdentity? { nil }
}

/// Marks each of the row's views with the row: the node of this modifier is its identity.
struct GridRowModifier: ItemModifier {
    typealias Body = Never
    let alignment: VerticalAlignment?

    func makeWrapper(for node: ViewNode) -> TraitRenderNode<GridRowKey> {
        TraitRenderNode(identity(node), graph: node.graph)
    }

    func update(_ wrapper: TraitRenderNode<GridRowKey>, for node: ViewNode) {
        wrapper.value = identity(node)
    }

    private func identity(_ node: ViewNode) -> GridRowIdentity {
        GridRowIdentity(id: ObjectIdentifier(node), alignment: alignment)
    }
}
