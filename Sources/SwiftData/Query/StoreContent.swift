import Foundation
import SwiftUICore

/// Views with a context; where their store can't be opened, the reason in their place. Views that took what is typed into
/// them and could not keep it would do harm.
struct StoreContent<Content: View>: View {
    let result: Result<ModelContext, any Error>
    @ViewBuilder let content: () -> Content
    @Environment(\.locale) private var locale

    var body: some View {
        switch result {
        case .success(let context): content().environment(\.modelContext, context)
        case .failure(let error):
            ContentUnavailableView(
                title, systemImage: "externaldrive.badge.exclamationmark", description: Text(verbatim: "\(error)"))
        }
    }

    private var title: LocalizedStringKey {
        locale.language.languageCode == .german
            ? "Die Daten lassen sich nicht öffnen" : "The Data Can\u{2019}t Be Opened"
    }
}
