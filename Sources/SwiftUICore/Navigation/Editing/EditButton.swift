/// A button that begins and ends editing, as `\.editMode` says.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(verbatim: isEditing ? EditWords.done : EditWords.edit)
        }
        .fontWeight(isEditing ? .bold : nil)
    }
}

/// Words of editing itself, in the user's language.
enum EditWords {
    static var edit: String { UserLocale.choose("Edit", "Bearbeiten") }
    static var done: String { UserLocale.choose("Done", "Fertig") }
}
