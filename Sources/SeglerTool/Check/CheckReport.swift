import Foundation

/// What became of all apps, and what stands most in the way.
struct CheckReport: Sendable {
    struct CauseSummary: Equatable, Codable, Sendable {
        let kind: Cause.Kind
        let symbol: String
        /// How many apps fail because of it, among others.
        let apps: Int
        /// How many errors there are of it in all apps.
        let errors: Int

        var cause: Cause { Cause(kind: kind, symbol: symbol) }
    }

    let results: [CheckResult]

    var passed: Int { results.count(where: \.passed) }

    /// By the number of apps, so that one large app does not outweigh the rest.
    var causes: [CauseSummary] {
        var apps: [Cause: Int] = [:]
        var errors: [Cause: Int] = [:]
        for entry in results.flatMap(\.causes) {
            apps[entry.cause, default: 0] += 1
            errors[entry.cause, default: 0] += entry.count
        }
        return apps.map {
            CauseSummary(kind: $0.key.kind, symbol: $0.key.symbol, apps: $0.value, errors: errors[$0.key] ?? 0)
        }
        .sorted { ($1.apps, $1.errors, $0.symbol) < ($0.apps, $0.errors, $1.symbol) }
    }

    func json() throws -> String {
        struct Whole: Encodable {
            let passed: Int
            let total: Int
            let causes: [CauseSummary]
            let apps: [App]
        }
        // As it is stored, and whether it passed, so that nobody has to know the rule.
        struct App: Encodable {
            private enum Key: CodingKey { case passed }

            let result: CheckResult

            func encode(to encoder: any Encoder) throws {
                try result.encode(to: encoder)
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(result.passed, forKey: .passed)
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let whole = Whole(passed: passed, total: results.count, causes: causes, apps: results.map(App.init))
        return String(decoding: try encoder.encode(whole), as: UTF8.self)
    }
}
