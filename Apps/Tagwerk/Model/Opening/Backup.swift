import Foundation

/// A copy of the data as it was at a moment.
package struct Backup: Identifiable, Hashable, Sendable {
    /// What a backup was made for.
    package enum Occasion: String, CaseIterable, Hashable, Sendable {
        case daily = ""
        /// What was there when another backup took its place.
        case restoring = "-before-restoring"
        /// What was there when a newer version of the app changed the layout.
        case updating = "-before-updating"
    }

    /// The day that the clock showed.
    package let day: CivilDay
    package let occasion: Occasion
    /// Tells those of one day and occasion apart; 1 for the first.
    let number: Int
    package let file: URL
    /// The size in bytes.
    package let size: Int
    package let madeAt: Date

    package var id: URL { file }

    /// Why it was made, unless it is the one of its day.
    package var reason: Sentence? {
        switch occasion {
        case .daily: nil
        case .restoring: Sentence("Before a backup was restored")
        case .updating: Sentence("Before an update of Tagwerk")
        }
    }
}

extension Backup {
    static func name(_ day: CivilDay, _ occasion: Occasion, number: Int) -> String {
        "tagwerk-\(day)\(occasion.rawValue)\(number > 1 ? "-\(number)" : "").db"
    }

    /// Nil if the name is not one that `name(_:_:number:)` gives, or the file cannot be looked at.
    init?(_ file: URL) {
        let name = file.lastPathComponent
        guard name.hasPrefix("tagwerk-"), name.hasSuffix(".db") else { return nil }
        var rest = name.dropFirst("tagwerk-".count).dropLast(".db".count)
        var number = 1
        var occasion = Occasion.daily
        if let mark = rest.firstRange(of: "-before-") {
            guard let known = Occasion.allCases.last(where: { rest[mark.lowerBound...].hasPrefix($0.rawValue) })
            else { return nil }
            occasion = known
            let digits = rest[mark.lowerBound...].dropFirst(known.rawValue.count).dropFirst()
            number = digits.isEmpty ? 1 : Int(digits) ?? 0
            rest = rest[..<mark.lowerBound]
        }
        guard let day = CivilDay(String(rest)), Self.name(day, occasion, number: number) == name else { return nil }
        var information = stat()
        guard stat(file.path(percentEncoded: false), &information) == 0 else { return nil }
        self.init(
            day: day, occasion: occasion, number: number, file: file, size: Int(information.st_size),
            madeAt: Date(timeIntervalSince1970: Double(information.st_mtim.tv_sec)))
    }
}
