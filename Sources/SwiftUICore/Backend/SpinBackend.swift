import Foundation

/// Fields for one of a row of numbers or words, with buttons for the next and the previous one.
@MainActor
package protocol SpinBackend: AnyObject {
    func makeSpin(_ kind: SpinKind) -> any SpinWidget
    /// The size of a field that is so many letters wide, in points.
    func spinSize(_ kind: SpinKind, characters: Int) -> CGSize
}

package enum SpinKind: Hashable, Sendable {
    /// The buttons above and below.
    case upright
    /// Without buttons: the keyboard and the wheel of the mouse turn it.
    case bare
}

package struct SpinDescription: Equatable, Sendable {
    package var value = 0
    package var range = 0...0
    /// After the last value comes the first one.
    package var wraps = false
    /// What is shown for each value from the lower bound on; empty: the numbers themselves.
    package var texts: [String] = []
    /// Numbers get zeros in front up to so many digits.
    package var digits = 1
    /// How many letters wide the field is.
    package var characters = 2
    package var isEnabled = true
    package var spokenLabel = ""

    package init() {}

    /// What is shown for a value.
    package func text(of value: Int) -> String {
        let index = value - range.lowerBound
        if texts.indices.contains(index) { return texts[index] }
        let number = String(value)
        return String(repeating: "0", count: max(0, digits - number.count)) + number
    }

    /// The value that a typed text stands for: a number in the range, or the beginning of one of the texts.
    package func value(of text: String) -> Int? {
        let typed = text.trimmingCharacters(in: .whitespaces)
        guard !typed.isEmpty else { return nil }
        // The shown value may be called like others: twelve hours come twice a day.
        if self.text(of: value).compare(typed, options: .caseInsensitive) == .orderedSame { return value }
        for isWhole in [true, false] {
            let match = texts.firstIndex { name in
                isWhole
                    ? name.compare(typed, options: .caseInsensitive) == .orderedSame
                    : name.range(of: typed, options: [.caseInsensitive, .anchored]) != nil
            }
            if let match { return range.lowerBound + match }
        }
        guard texts.isEmpty || texts.allSatisfy({ Int($0) == nil }), let number = Int(typed), range.contains(number)
        else { return nil }
        return number
    }
}

@MainActor
package protocol SpinWidget: FocusableWidget {
    /// Called when the user has chosen another value.
    var changed: @MainActor (Int) -> Void { get set }
    /// Writes what differs from the last time.
    func update(_ description: SpinDescription)
}
