import SwiftUI

/// Light, dark, or as the desktop has it.
enum Appearance: String, CaseIterable, Identifiable {
    case automatic, light, dark

    var id: Self { self }

    /// Nil where the desktop decides.
    var colorScheme: ColorScheme? {
        switch self {
        case .automatic: nil
        case .light: .light
        case .dark: .dark
        }
    }

    var title: LocalizedStringKey {
        switch self {
        case .automatic: "Like the System"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}
