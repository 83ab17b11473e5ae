import Foundation
import GTKBackend
import SwiftUICore

// Writes what Foundation says in the user's locale, as a program does that has just started.
FoundationLocale.follow(.current)
let date = Date(timeIntervalSince1970: 1_772_442_000)
let formatter = DateFormatter()
formatter.dateStyle = .long
formatter.timeZone = .gmt
print(Locale.current.identifier)
print(date.formatted(Date.FormatStyle(date: .complete, time: .omitted, timeZone: .gmt)))
print(formatter.string(from: date))
print(1234.5.formatted())
print(Calendar.current.firstWeekday)
print(Locale(identifier: "fr_FR").localizedString(forLanguageCode: "de") ?? "")
