import Foundation

/// One row of the table.
struct Row: Encodable {
    let name: String
    let value: Double
    let unit: String
    let budget: Double?

    var line: String {
        let number = value.formatted(.number.precision(.significantDigits(1...4)).grouping(.never))
        let verdict = budget.map { "  budget \($0.formatted())\(value > $0 ? ", OVER" : "")" } ?? ""
        let paddedName = name.padding(toLength: max(58, name.count), withPad: " ", startingAt: 0)
        return paddedName + String(repeating: " ", count: max(1, 10 - number.count)) + number + " " + unit + verdict
    }
}
