import SwiftUI

/// How all pages are shown: what a user could have set on the desktop.
struct Appearance: Equatable {
    var isDark = false
    /// nil: as the desktop has it.
    var textSize: DynamicTypeSize?
    var isRightToLeft = false
}

extension View {
    /// Shows this view in an appearance.
    func appearance(_ appearance: Appearance) -> some View {
        // What an example prefers holds as long as nothing is chosen here.
        transformPreference(PreferredColorSchemeKey.self) { scheme in
            if appearance.isDark { scheme = .dark }
        }
        .transformEnvironment(\.dynamicTypeSize) { size in
            if let chosen = appearance.textSize { size = chosen }
        }
        .transformEnvironment(\.layoutDirection) { direction in
            if appearance.isRightToLeft { direction = .rightToLeft }
        }
    }
}
