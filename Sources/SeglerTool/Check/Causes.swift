import Foundation

/// The causes behind the errors of one app, most frequent first.
struct Causes: Sendable {
    struct Count: Equatable, Sendable {
        let cause: Cause
        let count: Int
    }

    let counts: [Count]

    init(diagnostics: [Diagnostic], sources files: [URL] = []) {
        var sources: [String: SourceText] = [:]
        var found: [Cause: Int] = [:]
        let reader = DiagnosticReader(ownViews: diagnostics.isEmpty ? [] : ViewTypes.declared(in: files))
        for diagnostic in diagnostics where diagnostic.severity == .error {
            let source = sources[diagnostic.file] ?? SourceText(path: diagnostic.file)
            sources[diagnostic.file] = source
            found[reader.cause(of: diagnostic, in: source), default: 0] += 1
        }
        counts = found.map { Count(cause: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.cause.symbol) < ($0.count, $1.cause.symbol) }
    }

    /// Without what is only a consequence of the others, unless there is nothing else.
    var essential: [Count] {
        let clear = counts.filter { $0.cause.kind != .other }
        return clear.isEmpty ? counts : clear
    }

    /// What is missing here, without what the compiler says about other things.
    var symbols: [Cause] { counts.map(\.cause).filter { $0.kind != .other } }
}
