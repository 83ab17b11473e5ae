/// Words of programs themselves, in the user's language.
package enum AppWords {
    static var menu: String { UserLocale.choose("Main Menu", "Hauptmenü") }
    static var preferences: String { UserLocale.choose("Preferences", "Einstellungen") }
    static var keyboardShortcuts: String { UserLocale.choose("Keyboard Shortcuts", "Tastenkürzel") }
    static var about: String { UserLocale.choose("About \(AppIdentity.name)", "Info zu \(AppIdentity.name)") }

    // Groups and entries of the window with the shortcuts.
    package static var commands: String { UserLocale.choose("Commands", "Befehle") }
    package static var view: String { UserLocale.choose("This Window", "Dieses Fenster") }
    package static var general: String { UserLocale.choose("General", "Allgemein") }
    package static var openMenu: String { UserLocale.choose("Open the menu", "Menü öffnen") }
    package static var closeWindow: String { UserLocale.choose("Close the window", "Fenster schließen") }
    package static var quit: String { UserLocale.choose("Quit", "Beenden") }
    package static var search: String { UserLocale.choose("Search", "Suchen") }
    package static var reload: String { UserLocale.choose("Reload", "Neu laden") }
    package static var sidebar: String {
        UserLocale.choose("Show or hide the sidebar", "Seitenleiste ein- oder ausblenden")
    }
    package static var back: String { UserLocale.choose("Go back", "Zurück") }
}
