import SwiftUI

extension View {
    /// Keeps a sheet with changes open until the user has said that they may go. Where the user wants to leave, `isAsking`
    /// is set.
    func asksBeforeDiscarding(_ hasChanges: Bool, isAsking: Binding<Bool>) -> some View {
        modifier(DiscardQuestion(hasChanges: hasChanges, isAsking: isAsking))
    }
}

private struct DiscardQuestion: ViewModifier {
    let hasChanges: Bool
    @Binding var isAsking: Bool

    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content
            .interactiveDismissDisabled(hasChanges)
            .alert("Discard what you entered?", isPresented: $isAsking) {
                Button("Keep Editing", role: .cancel) {}
                Button("Discard", role: .destructive) { dismiss() }
            }
    }
}
