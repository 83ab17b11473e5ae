import Foundation
import TagwerkModel

extension Streak {
    /// Its first and last day, such as “3 Mar 2026 – 9 Mar 2026”.
    func dates(locale: Locale) -> String {
        let format = Date.FormatStyle(locale: locale).day().month(.abbreviated).year()
        let start = first.noon().formatted(format)
        return first == last ? start : "\(start) – \(last.noon().formatted(format))"
    }
}
