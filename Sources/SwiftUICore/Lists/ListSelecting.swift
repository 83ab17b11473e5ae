private struct IsInSelectingListKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in a list whose rows can be selected.
    var isInSelectingList: Bool {
        get { self[IsInSelectingListKey.self] }
        set { self[IsInSelectingListKey.self] = newValue }
    }
}

/// What a row asks its list.
@MainActor
protocol ListSelecting: AnyObject {
    func canSelect(_ row: ListRowRenderNode) -> Bool
    func isSelected(_ row: ListRowRenderNode) -> Bool
    func select(_ row: ListRowRenderNode, extends: Bool)
    /// True where several rows can be chosen.
    var selectsSeveral: Bool { get }
    /// True where choosing the row of a link that stands for `value` is better than following the link.
    func prefers(_ value: AnyHashable) -> Bool
    /// True while the user edits the list.
    var isEdited: Bool { get }
    func elementCount(around row: ListRowRenderNode) -> Int
    /// Closes the actions of another row: one row at a time shows them.
    func willOpenActions(of row: ListRowRenderNode)
    /// What offers to delete a row whose ForEach lets it be deleted.
    var deleteSwipe: DeleteSwipe { get }
    /// The keyboard's focus has come into a row, or has left it.
    func focusDidChange(_ isFocused: Bool, in row: ListRowRenderNode)
    func element(ofRow row: ObjectIdentifier) -> (any DynamicElement)?
    /// The room that rows, headers and sections shall have.
    var room: ListRoom { get }
}
