/// Where what is being entered is kept until it is saved.
package enum DraftPlace: Sendable {
    case sheet
    case newNote

    func forget(in transaction: StoreTransaction) throws {
        switch self {
        case .sheet: try transaction.habits.setSheetDraft(nil)
        case .newNote: try transaction.notes.setDraft(nil)
        }
    }
}
