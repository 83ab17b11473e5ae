/// Words of share links themselves, in the user's language.
enum ShareWords {
    static var share: String { UserLocale.choose("Share…", "Teilen …") }
    static var copy: String { UserLocale.choose("Copy", "Kopieren") }
    static var email: String { UserLocale.choose("Send by Email…", "Per E-Mail senden …") }
    static var save: String { UserLocale.choose("Save As…", "Speichern unter …") }
}
