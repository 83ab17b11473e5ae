/// A choice between actions, in the older form: see `actionSheet(isPresented:content:)`.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [ActionSheet.Button]

    /// Creates a question with a title, a text under it and its answers.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Lets the user choose an action while the binding is true.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(
            QuestionModifier(isPresented: isPresented, addsCancel: true) {
                let sheet = content()
                return QuestionContent(
                    title: sheet.title, actions: QuestionButtons(buttons: sheet.buttons), message: sheet.message)
            })
    }

    /// Lets the user choose an action while the binding holds an item.
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
        modifier(
            QuestionModifier(isPresented: item.isPresent(), addsCancel: true) {
                let sheet = item.wrappedValue.map(content)
                return QuestionContent(
                    title: sheet?.title ?? Text(verbatim: ""),
                    actions: QuestionButtons(buttons: sheet?.buttons ?? []), message: sheet?.message)
            })
    }
}
