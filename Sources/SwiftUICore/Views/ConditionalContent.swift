/// The branches of an `if` or `switch` in a view builder. Each branch is an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    package let storage: Storage

    package init(_ storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(ConditionalNode(view, context))
    }
}

extension _ConditionalContent: EngineComparable where TrueContent: View, FalseContent: View {
    package static func isSameInput(_ old: Self, _ new: Self) -> Bool {
        switch (old.storage, new.storage) {
        case (.first(let a), .first(let b)): ValueComparison<TrueContent>.shared.areEqual(a, b)
        case (.second(let a), .second(let b)): ValueComparison<FalseContent>.shared.areEqual(a, b)
        default: false
        }
    }
}

final class ConditionalNode<TrueContent: View, FalseContent: View>: DynamicNode<
    _ConditionalContent<TrueContent, FalseContent>
>
{
    private enum Branch {
        case first(TypedNode<TrueContent>)
        case second(TypedNode<FalseContent>)

        var node: ViewNode {
            switch self {
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    private var branch: Branch?

    override init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ context: _NodeContext) {
        super.init(view, context)
        branch = makeBranch()
    }

    private func makeBranch() -> Branch {
        switch view.storage {
        case .first(let content): .first(TrueContent._makeNode(content, childContext()).node)
        case .second(let content): .second(FalseContent._makeNode(content, childContext()).node)
        }
    }

    override func viewDidChange() {
        switch (branch, view.storage) {
        case (.first(let node), .first(let content)): node.update(to: content)
        case (.second(let node), .second(let content)): node.update(to: content)
        default:
            if let old = branch?.node { retire(old, behind: nil) }
            let new = makeBranch()
            branch = new
            didInsert(new.node)
            itemsDidChange()
        }
    }

    override func forEachLiveChild(_ visit: (ViewNode) -> Void) {
        if let branch { visit(branch.node) }
    }
}
