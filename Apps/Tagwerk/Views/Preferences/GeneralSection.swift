import SwiftUI

/// Language and appearance.
struct GeneralSection: View {
    @AppStorage(SettingKey.appearance) private var appearance = Appearance.automatic
    @State private var language = Self.chosenLanguage

    /// Empty where the desktop decides.
    private static var chosenLanguage: String {
        UserDefaults.standard.stringArray(forKey: SettingKey.languages)?.first ?? ""
    }

    var body: some View {
        Section {
            Picker("Language", selection: $language) {
                Text("Like the System").tag("")
                Text(verbatim: "Deutsch").tag("de")
                Text(verbatim: "English").tag("en")
            }
            Picker("Appearance", selection: $appearance) {
                ForEach(Appearance.allCases) { Text($0.title).tag($0) }
            }
        } header: {
            Text("General")
        } footer: {
            Text("A new language is used from the next start on.")
        }
        .onChange(of: language) { keep(language) }
    }

    private func keep(_ language: String) {
        if language.isEmpty {
            UserDefaults.standard.removeObject(forKey: SettingKey.languages)
        } else {
            UserDefaults.standard.set([language], forKey: SettingKey.languages)
        }
        UserDefaults.standard.synchronize()
    }
}
