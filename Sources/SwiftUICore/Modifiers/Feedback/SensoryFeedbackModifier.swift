struct SensoryFeedbackModifier<T: Equatable>: ViewModifier {
    typealias Body = Never

    let trigger: T
    let feedback: (T, T) -> SensoryFeedback?

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(SensoryFeedbackNode(view, context))
    }
}

final class SensoryFeedbackNode<C: View, T: Equatable>: ModifierNode<C, SensoryFeedbackModifier<T>> {
    override func modifierDidChange(from old: SensoryFeedbackModifier<T>) {
        let new = modifier
        guard old.trigger != new.trigger else { return }
        graph.afterCommit { [weak self] in
            guard let self, isMounted, let feedback = new.feedback(old.trigger, new.trigger) else { return }
            graph.backend.playFeedback(event: feedback.event)
        }
    }
}

extension View {
    /// Plays a feedback when `trigger` has become another value.
    ///
    /// feedbackd plays it, as its themes say, where the system has that service and a device that vibrates or sounds; on
    /// a desktop without them nothing happens. Its events know no weights and intensities.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays a feedback when `trigger` has become another value and `condition`, which is given the old value and the new
    /// one, is true.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays the feedback that `feedback` gives for the old value and the new one when `trigger` has become another one.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Plays the feedback that `feedback` gives when `trigger` has become another value.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}
