/// How an outline finds the children of an element and what it shows for it.
struct OutlineRule<Data: RandomAccessCollection, ID: Hashable, Leaf> {
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf

    func rows(_ data: Data) -> ForEach<Data, ID, OutlineElement<Data, ID, Leaf>> where Leaf: View {
        ForEach(data, id: id) { OutlineElement(element: $0, rule: self) }
    }
}

/// An element of an outline with all that is below it.
struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf> {
    let element: Data.Element
    let rule: OutlineRule<Data, ID, Leaf>
}

extension OutlineElement: View where Leaf: View {
    var body: some View {
        if let children = element[keyPath: rule.children] {
            DisclosureGroup {
                OutlineSubgroupChildren(rows: AnyView(rule.rows(children)))
            } label: {
                rule.content(element)
            }
        } else {
            rule.content(element)
        }
    }
}
