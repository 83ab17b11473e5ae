/// Ends a search: empties its field and takes the keyboard's focus from it.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    weak var field: SearchField?

    nonisolated init(field: SearchField?) {
        self.field = field
    }

    /// Closes the search field.
    public func callAsFunction() { field?.present(false) }
}
