/// Views from a collection, one for each element, kept apart by the elements' identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// How an element's identity is found.
    package enum Identity {
        case keyPath(KeyPath<Data.Element, ID>)
        case function((Data.Element) -> ID)
    }

    public var data: Data
    /// Makes the views of an element.
    public var content: (Data.Element) -> Content
    package let identity: Identity

    package init(_ data: Data, identity: Identity, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.identity = identity
        self.content = content
    }

    package func id(of element: Data.Element) -> ID {
        switch identity {
        case .keyPath(let keyPath): element[keyPath: keyPath]
        case .function(let function): function(element)
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// One view for each identifiable element.
    // A binding is a collection too; the initializers for bindings are meant there.
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, identity: .keyPath(\.id), content: content)
    }
}

extension ForEach where Content: View {
    /// One view for each element, identified by `id`.
    @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data, identity: .keyPath(id), content: content)
    }

    /// One view for each element of a bound collection; the closure gets a binding to the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \C.Element.id, content: content)
    }

    /// One view for each element of a bound collection, identified by `id`.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        let pairs = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.init(pairs, identity: .function { $0.1 }) { index, identity in
            let location = IdentifiedElementLocation(
                data.location, id: identity, identify: id, hint: index, value: elements[index])
            return content(Binding(location: location, transaction: data.transaction))
        }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// One view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, identity: .keyPath(\.self), content: content)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(ForEachNode(view, context))
    }
}

/// A view made from a collection, which a list can edit.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}
