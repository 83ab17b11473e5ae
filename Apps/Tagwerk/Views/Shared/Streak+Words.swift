import Foundation
import TagwerkModel

extension Streak {
    /// Its first and last day, such as “3 Mar 2026 – 9 Mar 2026”. In two lines, it breaks between the days.
    func dates(locale: Locale) -> String {
        let format = Date.FormatStyle(locale: locale).day().month(.abbreviated).year()
        let days = (first == last ? [first] : [first, last]).map {
            $0.noon().formatted(format).replacing(" ", with: "\u{A0}")
        }
        return days.joined(separator: "\u{A0}– ")
    }
}
