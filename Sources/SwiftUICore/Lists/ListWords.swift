/// Words of the lists themselves, in the user's language.
enum ListWords {
    static var moveUp: String { UserLocale.choose("Move Up", "Nach oben") }
    static var moveDown: String { UserLocale.choose("Move Down", "Nach unten") }
    static var delete: String { UserLocale.choose("Delete", "Löschen") }

    static func fold(isExpanded: Bool) -> String {
        isExpanded ? UserLocale.choose("Collapse", "Zuklappen") : UserLocale.choose("Expand", "Aufklappen")
    }
}
