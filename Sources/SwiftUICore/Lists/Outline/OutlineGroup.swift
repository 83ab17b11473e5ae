/// A tree of data: each element that has children folds and unfolds them.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
    let root: OutlineElement<Data, ID, Leaf>?
    let rows: ForEach<Data, ID, OutlineElement<Data, ID, Leaf>>?
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        root
        rows
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    private init(root: Data.Element, _ rule: OutlineRule<Data, ID, Leaf>) {
        self.init(root: OutlineElement(element: root, rule: rule), rows: nil)
    }

    private init(_ data: Data, _ rule: OutlineRule<Data, ID, Leaf>) {
        self.init(root: nil, rows: rule.rows(data))
    }

    /// The tree under one element, which is its first row.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(root: root, OutlineRule(id: \.id, children: children, content: content))
    }

    /// A tree for each element.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data, OutlineRule(id: \.id, children: children, content: content))
    }

    /// The tree under one element, which is its first row; elements are told apart by `id`.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(root: root, OutlineRule(id: id, children: children, content: content))
    }

    /// A tree for each element; elements are told apart by `id`.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data, OutlineRule(id: id, children: children, content: content))
    }
}

/// The rows below an element of an outline.
public struct OutlineSubgroupChildren: View {
    let rows: AnyView

    public var body: some View { rows }
}
