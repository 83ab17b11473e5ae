import Foundation

/// Asks a question while a binding is true: what alerts and confirmation dialogs are.
struct QuestionModifier<Actions: View, Message: View>: ViewModifier {
    typealias Body = Never

    let isPresented: Binding<Bool>
    /// True where a way to leave without an answer is added, if none of the actions is one.
    let addsCancel: Bool
    /// Asked for only while the question is open.
    let content: () -> QuestionContent<Actions, Message>

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(QuestionNode(view, context))
    }
}

/// What a question says, as views.
struct QuestionContent<Actions: View, Message: View> {
    let title: Text
    let actions: Actions
    let message: Message
}

final class QuestionNode<C: View, Actions: View, Message: View>: ModifierNode<C, QuestionModifier<Actions, Message>> {
    /// What lives while the question is open.
    private struct Open {
        var title = Text(verbatim: "")
        let actions: MenuContent<Actions>
        let message: SpokenLabel<Message>
        let fields: QuestionFields
        var asked: (any PlatformQuestion)?
    }

    private var open: Open?

    override func willMakeContent() {
        // A question comes over what is on screen: the content first.
        graph.afterCommit { [weak self] in
            guard let self, isMounted else { return }
            evaluate()
        }
    }

    override func modifierDidChange(from old: QuestionModifier<Actions, Message>) {
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        let isPresented = tracking { modifier.isPresented.wrappedValue }
        if !isPresented {
            if let asked = open?.asked { asked.close() }
            return
        }
        if open == nil { makeContent() }
        guard let open else { return }
        // The closures read state of the view around: their reads are this node's.
        trackingMore {
            let content = modifier.content()
            self.open?.title = content.title
            open.actions.set(content.actions)
            open.message.set(content.message)
        }
        update()
    }

    private func makeContent() {
        let fields = QuestionFields(graph: graph)
        let actions = MenuContent<Actions>(parent: self, keepsAccessories: true) { [weak self] in self?.scheduleUpdate()
        }
        actions.accessoriesChanged = { [weak fields] in fields?.show($0) }
        let message = SpokenLabel<Message>(parent: self) { [weak self] in self?.scheduleUpdate() }
        open = Open(actions: actions, message: message, fields: fields)
    }

    private func scheduleUpdate() {
        graph.afterCommit { [weak self] in self?.update() }
    }

    private func update() {
        guard let open, isMounted, modifier.isPresented.wrappedValue else { return }
        let question = question(open)
        if let asked = open.asked {
            asked.update(question)
            return
        }
        guard let presenter = environment.page?.widget else { return }
        let asked = graph.backend.ask(question, over: presenter)
        self.open?.asked = asked
        asked.closed = { [weak self] in self?.didClose() }
    }

    private func question(_ open: Open) -> Question {
        var question = Question()
        question.title = open.title.resolve(in: environment.textResolutionContext).string
        question.message = open.message.title
        question.content = open.fields.isEmpty ? nil : open.fields.surface.host
        let items = open.actions.items.filter { $0.kind == .action }
        let hasCancel = items.contains { $0.role == .cancel }
        if items.isEmpty, !modifier.addsCancel {
            question.answers = [.init(title: QuestionWords.ok, role: nil, isDefault: true) {}]
            return question
        }
        let chosen =
            items.first { $0.shortcut == .defaultAction }
            ?? items.last { $0.role != .cancel && $0.role != .destructive }
        for item in items {
            let action = item.action
            question.answers.append(
                Question.Answer(
                    title: item.title, role: item.role, isDefault: item.id == chosen?.id, isEnabled: item.isEnabled
                ) { action?() })
        }
        if modifier.addsCancel, !hasCancel {
            question.answers.append(.init(title: QuestionWords.cancel, role: .cancel, isDefault: false) {})
        }
        return question
    }

    /// The question has gone from the screen. The answer's action runs after this.
    private func didClose() {
        guard let gone = open else { return }
        open = nil
        gone.actions.node.unmount()
        gone.message.node.unmount()
        gone.fields.surface.tearDown()
        if modifier.isPresented.wrappedValue { modifier.isPresented.wrappedValue = false }
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        super.environmentDidChange(to: new, changed: keys)
        if open != nil { graph.invalidate(self) }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        super.forEachChild(visit)
        if let open {
            visit(open.actions.node)
            visit(open.message.node)
        }
    }

    override func didUnmount() {
        guard let gone = open else { return }
        open = nil
        gone.asked?.closed = {}
        gone.asked?.close()
        gone.fields.surface.tearDown()
    }
}

/// The text fields of a question, in a column.
@MainActor
final class QuestionFields {
    let surface: Surface
    private let root: RootRenderNode
    private(set) var isEmpty = true

    init(graph: Graph) {
        surface = Surface(graph: graph)
        root = RootRenderNode(graph: graph)
        surface.setLayoutRoot(root)
    }

    func show(_ nodes: [RenderNode]) {
        isEmpty = nodes.isEmpty
        root.setItems(nodes)
    }
}

/// Words of questions themselves, in the user's language.
enum QuestionWords {
    static var ok: String { "OK" }
    static var cancel: String { UserLocale.choose("Cancel", "Abbrechen") }
}
