/// Words of programs themselves, in the user's language.
enum AppWords {
    static var menu: String { choose("Main Menu", "Hauptmenü") }
    static var preferences: String { choose("Preferences", "Einstellungen") }

    private static func choose(_ english: String, _ german: String) -> String {
        UserLocale.current.languages.first?.hasPrefix("de") == true ? german : english
    }
}
