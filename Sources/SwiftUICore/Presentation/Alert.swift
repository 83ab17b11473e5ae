import Foundation

/// A question or a message with one or two buttons, in the older form: see `alert(isPresented:content:)`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button. nil: a button that says OK.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton].compactMap { $0 }
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// A button with the usual look.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: nil, action: action)
        }

        /// A button that leaves without doing anything: also the meaning of the Escape key.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .cancel, action: action)
        }

        /// A button that leaves without doing anything, called Cancel in the user's language.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            cancel(Text(verbatim: QuestionWords.cancel), action: action)
        }

        /// A button for what cannot be undone.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .destructive, action: action)
        }
    }
}

extension View {
    /// Shows an alert while the binding is true.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            QuestionModifier(isPresented: isPresented, addsCancel: false) {
                let alert = content()
                return QuestionContent(
                    title: alert.title, actions: QuestionButtons(buttons: alert.buttons), message: alert.message)
            })
    }

    /// Shows an alert while the binding holds an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(
            QuestionModifier(isPresented: item.isPresent(), addsCancel: false) {
                let alert = item.wrappedValue.map(content)
                return QuestionContent(
                    title: alert?.title ?? Text(verbatim: ""),
                    actions: QuestionButtons(buttons: alert?.buttons ?? []), message: alert?.message)
            })
    }
}

/// The buttons of an alert or an action sheet as views.
struct QuestionButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            Button(role: button.role) {
                button.action?()
            } label: {
                button.label
            }
        }
    }
}

extension Binding {
    /// True while the binding holds an item; false lets go of it.
    func isPresent<Item>() -> Binding<Bool> where Value == Item? {
        Binding<Bool>(
            location: MappedLocation(location, get: { $0 != nil }, set: { $0 ? nil : .some(nil) }),
            transaction: transaction)
    }
}
