import CGTK
import Foundation
import SwiftUICore

/// Gives Foundation the user's locale, which it does not look for on Linux: `Locale.current` is `en_001` there whatever
/// the desktop says. So `date.formatted()`, `DateFormatter()` and `Calendar.current` follow the user like the views do.
package enum FoundationLocale {
    /// Has to run before anything asks for the current locale.
    package static func follow(_ user: UserLocale) {
        withUnsafeBytes(of: user.locale) { locale in
            // A locale is a reference to an object with its protocol's table; the object alone is of use.
            guard locale.count == 2 * MemoryLayout<UInt>.size,
                let object = locale.load(as: UnsafeMutableRawPointer?.self)
            else { return }
            _ = segler_foundation_set_locale(object)
        }
    }
}
