/// One entry of a menu or one button of a dialog, as the views of its content describe it.
package struct MenuItemModel: Equatable, Identifiable {
    package indirect enum Kind: Equatable {
        case action
        case toggle(isOn: Bool, isMixed: Bool)
        /// One of several of which one is chosen.
        case choice(isChosen: Bool)
        case submenu([MenuItemModel])
        /// Items under a title, which may be empty.
        case section([MenuItemModel])
        case separator
        /// A text that does nothing.
        case text
    }

    package let id: ObjectIdentifier
    package var kind: Kind
    package var title: String
    package var subtitle: String?
    package var image: ResolvedImage?
    package var role: ButtonRole?
    package var isEnabled = true
    package var shortcut: KeyboardShortcut?
    /// What choosing the item runs.
    package var action: ActionHolder?

    package init(id: ObjectIdentifier, kind: Kind, title: String) {
        self.id = id
        self.kind = kind
        self.title = title
    }

    package static func == (lhs: MenuItemModel, rhs: MenuItemModel) -> Bool {
        lhs.id == rhs.id && lhs.kind == rhs.kind && lhs.title == rhs.title && lhs.subtitle == rhs.subtitle
            && lhs.image == rhs.image && lhs.role == rhs.role && lhs.isEnabled == rhs.isEnabled
            && lhs.shortcut == rhs.shortcut && lhs.action === rhs.action
    }
}
