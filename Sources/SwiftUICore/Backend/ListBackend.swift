import Foundation

/// The rows of lists.
@MainActor
package protocol ListBackend: AnyObject {
    func makeRow() -> any PlatformRow
    /// The host of all lines of a list, which is a list to screen readers.
    func makeListContent() -> any PlatformHost
    /// The mark at the end of a row that leads to another page.
    func makeDisclosure() -> any PlatformWidget
    /// A control that rows have while their list is edited.
    func makeRowControl(_ kind: RowControlKind) -> any PlatformRowControl
}

package enum RowControlKind: Equatable, Sendable {
    /// Offers to delete the row.
    case delete
    /// Tells whether the row is chosen, and lets it be chosen.
    case selection
    /// Shows that the row can be dragged elsewhere.
    case handle
}

@MainActor
package protocol PlatformRowControl: PlatformWidget {
    var clicked: () -> Void { get set }
    func setOn(_ isOn: Bool)
}

/// How a row looks and what can be done with it.
package struct RowAppearance: Equatable, Sendable {
    package var kind = _ListLook.Kind.boxed
    /// The first or last of its card.
    package var isFirst = false
    package var isLast = false
    package var isActivatable = false
    package var isSelectable = false
    package var isSelected = false
    package var hasSeparator = true
    package var hasMenu = false
    package var canMove = false
    /// True where pulling the row aside shows actions.
    package var canSwipe = false
    package var spokenLabel = ""

    package init() {}
}

/// The host of a row's content.
@MainActor
package protocol PlatformRow: PlatformHost, FocusableWidget {
    func update(_ appearance: RowAppearance)
    /// The row as a whole was clicked, or Enter or Space was pressed on it. `extends`: with the key that adds to a selection.
    var activated: (_ extends: Bool) -> Void { get set }
    /// A menu is wanted, at a point of the row; nil: by the keyboard.
    var menuRequested: (CGPoint?) -> Void { get set }
    var deleteRequested: () -> Void { get set }
    /// The row shall go up (-1) or down (1) by one.
    var moveRequested: (Int) -> Void { get set }
    /// A finger pulls the row sideways, in points from where it lay; nil: it has let go.
    var swiped: (CGFloat?) -> Void { get set }
    /// The row was dragged and dropped where this many rows lie between, negative: above.
    var dropped: (_ source: ObjectIdentifier) -> Void { get set }
}
