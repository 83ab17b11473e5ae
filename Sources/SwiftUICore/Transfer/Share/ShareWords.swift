/// Words of share links themselves, in the user's language.
enum ShareWords {
    static var share: String { choose("Share…", "Teilen …") }
    static var copy: String { choose("Copy", "Kopieren") }
    static var email: String { choose("Send by Email…", "Per E-Mail senden …") }
    static var save: String { choose("Save As…", "Speichern unter …") }

    private static func choose(_ english: String, _ german: String) -> String {
        UserLocale.current.languages.first?.hasPrefix("de") == true ? german : english
    }
}
