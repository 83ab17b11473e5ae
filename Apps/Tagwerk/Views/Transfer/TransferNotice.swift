import SwiftUI

/// What an export or a backup has brought about, for a message with a button.
struct TransferNotice: Identifiable {
    let id = UUID()
    let text: Text
    let action: LocalizedStringKey
    let perform: @MainActor () -> Void
}
