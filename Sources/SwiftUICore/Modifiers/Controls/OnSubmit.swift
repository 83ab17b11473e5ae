extension View {
    /// Runs `action` when the user submits a value in this view, as by Return in a text field. Actions of views around
    /// this one run after it.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(OnSubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps the submissions in this view from the actions of views around it.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}

private struct OnSubmitModifier: ViewModifier {
    @State private var holder = ActionHolder {}
    let triggers: SubmitTriggers
    let action: () -> Void

    init(triggers: SubmitTriggers, action: @escaping () -> Void) {
        self.triggers = triggers
        self.action = action
    }

    func body(content: Content) -> some View {
        // The holder stays the same, so that a new closure wakes no field.
        holder.action = { action() }
        let submit = SubmitAction(triggers: triggers, action: holder)
        return content.transformEnvironment(\.submitActions) { $0.insert(submit, at: 0) }
    }
}

/// One `onSubmit(of:_:)` around a field.
package struct SubmitAction: Equatable {
    let triggers: SubmitTriggers
    let action: ActionHolder

    package static func == (lhs: SubmitAction, rhs: SubmitAction) -> Bool {
        lhs.triggers == rhs.triggers && lhs.action === rhs.action
    }
}

private struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
    /// What a submission here runs, the innermost first.
    package var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// Runs the actions for a submission of the given kind; false where there are none.
    @MainActor @discardableResult
    package func submit(_ trigger: SubmitTriggers) -> Bool {
        let actions = submitActions.filter { !$0.triggers.isDisjoint(with: trigger) }
        for submit in actions { submit.action() }
        return !actions.isEmpty
    }
}
