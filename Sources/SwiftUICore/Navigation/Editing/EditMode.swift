/// Whether the user edits the content of a view.
public enum EditMode: Equatable, Hashable, Sendable {
    /// The list is only looked at.
    case inactive
    /// Edits for a moment, as with one row that is swiped aside.
    case transient
    /// Rows can be moved and deleted.
    case active

    /// True while the content can be edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the content of this view is being edited. Where no view around sets it, each page has its own.
    public var editMode: Binding<EditMode>? {
        get { ownEditMode ?? page.map { Binding(location: $0.editMode) } }
        set { ownEditMode = newValue }
    }

    var ownEditMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
