/// Words of the lists themselves, in the user's language.
enum ListWords {
    static var moveUp: String { choose("Move Up", "Nach oben") }
    static var moveDown: String { choose("Move Down", "Nach unten") }
    static var delete: String { choose("Delete", "Löschen") }

    static func fold(isExpanded: Bool) -> String {
        isExpanded ? choose("Collapse", "Zuklappen") : choose("Expand", "Aufklappen")
    }

    private static func choose(_ english: String, _ german: String) -> String {
        UserLocale.current.languages.first?.hasPrefix("de") == true ? german : english
    }
}
