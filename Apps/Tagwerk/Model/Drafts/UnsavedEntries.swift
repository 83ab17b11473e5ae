import Foundation

/// What was entered and could not be written into the data file, such as while another program has it locked.
struct UnsavedEntries: Codable, Hashable {
    /// What was typed into a note.
    struct Text: Codable, Hashable {
        var title: String
        var text: String
        /// That of the text which was changed.
        var revision: Int
    }

    /// A draft that is to take the place of the one in the data file.
    struct Draft<Form: Codable & Hashable>: Codable, Hashable {
        /// Nil where it was discarded.
        var form: Form?
    }

    var notes: [NoteSummary.ID: Text] = [:]
    var sheet: Draft<SheetDraft>?
    var newNote: Draft<NoteDraft>?

    init() {}

    /// Reads each part by itself: a draft may be of a version that knows other forms, and a text is more than a draft.
    init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        notes = try parts.decode([NoteSummary.ID: Text].self, forKey: .notes)
        sheet = try? parts.decode(Draft<SheetDraft>.self, forKey: .sheet)
        newNote = try? parts.decode(Draft<NoteDraft>.self, forKey: .newNote)
    }

    /// Forgets what there is of a draft; another one is in the data file now.
    mutating func forget(_ place: DraftPlace) {
        switch place {
        case .sheet: sheet = nil
        case .newNote: newNote = nil
        }
    }
}
