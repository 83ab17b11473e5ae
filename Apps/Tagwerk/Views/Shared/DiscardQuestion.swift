import SwiftUI
import TagwerkModel

extension View {
    /// Keeps a sheet with changes open until the user has said that they may go, and keeps what was entered with the data
    /// until then: it is there again after an end of the app that asks nobody. Where the user wants to leave, `isAsking`
    /// is set.
    ///
    /// - Parameters:
    ///   - draft: what was entered; nil where nothing was changed.
    ///   - writer: what keeps it. End it when the changes were saved.
    func asksBeforeDiscarding(
        _ draft: SheetDraft?, _ writer: DraftWriter<SheetDraft>, isAsking: Binding<Bool>
    ) -> some View {
        modifier(DiscardQuestion(draft: draft, writer: writer, isAsking: isAsking))
    }
}

extension DraftWriter<SheetDraft> {
    convenience init(_ store: HabitStore) {
        self.init(store) { store.keepSheetDraft($0, reportsFailure: $1) }
    }
}

private struct DiscardQuestion: ViewModifier {
    let draft: SheetDraft?
    let writer: DraftWriter<SheetDraft>
    @Binding var isAsking: Bool

    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
        content
            .interactiveDismissDisabled(draft != nil)
            .onChange(of: draft, initial: true) { writer.set(draft) }
            .onChange(of: scenePhase) {
                if scenePhase != .active { writer.keep(isLastChance: scenePhase == .background) }
            }
            .onDisappear { writer.keep() }
            .alert("Discard what you entered?", isPresented: $isAsking) {
                Button("Keep Editing", role: .cancel) {}
                Button("Discard", role: .destructive) {
                    writer.end()
                    dismiss()
                }
            }
    }
}
