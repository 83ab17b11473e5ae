/// What became of one app.
struct CheckResult: Equatable, Codable, Sendable {
    struct CauseCount: Equatable, Codable, Sendable {
        let kind: Cause.Kind
        let symbol: String
        let count: Int

        var cause: Cause { Cause(kind: kind, symbol: symbol) }
    }

    let name: String
    /// The folder of the app.
    let path: String
    /// The type marked `@main`.
    let mainType: String?
    let fileCount: Int
    var errors: [Diagnostic] = []
    var causes: [CauseCount] = []
    /// Why the app could not be checked at all.
    var failure: String?

    var passed: Bool { errors.isEmpty && failure == nil }

    /// Whether the source alone decided: not a full disk, nor the end of a compiler that ran out of memory.
    var isAboutSource: Bool { failure == nil && errors.allSatisfy { !$0.file.isEmpty } }
}
