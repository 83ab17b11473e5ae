/// Words of programs themselves, in the user's language.
enum AppWords {
    static var menu: String { UserLocale.choose("Main Menu", "Hauptmenü") }
    static var preferences: String { UserLocale.choose("Preferences", "Einstellungen") }
}
