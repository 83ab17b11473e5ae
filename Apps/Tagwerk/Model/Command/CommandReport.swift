import Foundation

/// What `--json` prints. The names are part of the command line's promise and never change.
enum CommandReport {
    struct Habit: Codable {
        let id: UUID
        let name: String
        let date: CivilDay
        let isDue: Bool
        let isDone: Bool
        let isSkipped: Bool
        let amount: Decimal?
        let goal: Decimal?
        let unit: String?
        let streak: Int
    }

    struct Today: Codable {
        let date: CivilDay
        let done: Int
        let total: Int
        let habits: [Habit]
    }

    struct Note: Codable {
        let id: UUID
        let title: String
    }

    struct Export: Codable {
        let path: String
    }

    static func text(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
