/// Reads the causes out of the compiler's English.
struct DiagnosticReader {
    /// The app's own views: what they lack is a modifier that all views lack.
    private let ownViews: Set<String>

    init(ownViews: Set<String> = []) {
        self.ownViews = ownViews
    }

    func cause(of diagnostic: Diagnostic, in source: SourceText) -> Cause {
        let message = diagnostic.message
        let quoted = Self.quotedParts(of: message)
        if let first = quoted.first {
            if let cause = name(message, first, quoted) { return cause }
            if let cause = Self.call(diagnostic, first, source) { return cause }
        }
        if message.hasPrefix("extra argument"),
            let callee = source.callee(line: diagnostic.line, column: diagnostic.column)
        {
            return Cause(kind: .signature, symbol: "\(callee)(…): \(message)")
        }
        return Cause(kind: .other, symbol: message)
    }

    /// Messages about a name that is not there.
    private func name(_ message: String, _ first: String, _ quoted: [String]) -> Cause? {
        if message.hasPrefix("no such module") || message.hasPrefix("missing required module") {
            return Cause(kind: .module, symbol: first)
        }
        if message.hasPrefix("cannot find") && message.contains("in scope") {
            return Cause(kind: .missing, symbol: first)
        }
        if message.hasPrefix("no macro named") { return Cause(kind: .missing, symbol: "#" + first) }
        if message.hasPrefix("unknown attribute") { return Cause(kind: .missing, symbol: "@" + first) }
        if message.hasPrefix("external macro implementation"), quoted.count > 1 {
            return Cause(kind: .missing, symbol: "#" + String(quoted[1].prefix { $0 != "(" }))
        }
        if message.contains("has no member"), quoted.count > 1 {
            return Cause(kind: .missing, symbol: owner(first) + "." + quoted[1])
        }
        if message.contains("is not a member type of"), quoted.count > 1 {
            return Cause(kind: .missing, symbol: owner(quoted[1]) + "." + first)
        }
        if message.contains("is unavailable") { return Cause(kind: .unavailable, symbol: first) }
        return nil
    }

    /// Messages about a call whose arguments do not fit.
    private static func call(_ diagnostic: Diagnostic, _ first: String, _ source: SourceText) -> Cause? {
        let message = diagnostic.message
        func callee() -> String { source.callee(line: diagnostic.line, column: diagnostic.column) ?? "…" }
        if message.hasPrefix("extra argument") {
            let label = first.last == ":" ? first : first + ":"
            return Cause(kind: .signature, symbol: "\(callee())(\(label))")
        }
        if message.hasPrefix("incorrect argument label") {
            return Cause(kind: .signature, symbol: "\(callee())(\(first))")
        }
        if message.hasPrefix("missing argument") {
            return Cause(kind: .signature, symbol: "\(callee())(…) without \(first)")
        }
        if message.hasPrefix("no exact matches in call to") {
            return Cause(kind: .signature, symbol: "\(first)(…): no exact match")
        }
        return nil
    }

    /// The type that a member is looked for in; `View` where it is one of the many types of views.
    func owner(_ type: String) -> String {
        var name = Substring(type)
        for prefix in ["some ", "any ", "(some ", "(any "] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        let isMetatype = name.hasSuffix(".Type")
        name = name.prefix { $0 != "<" && $0 != ")" }
        if isMetatype, name.hasSuffix(".Type") { name = name.dropLast(5) }
        let short = String(name)
        return !isMetatype && (ViewTypes.names.contains(short) || ownViews.contains(short)) ? "View" : short
    }

    /// What stands in single quotes.
    static func quotedParts(of message: String) -> [String] {
        var parts: [String] = []
        var rest = message[...]
        while let open = rest.firstIndex(of: "'") {
            let after = rest.index(after: open)
            guard let close = rest[after...].firstIndex(of: "'") else { break }
            parts.append(String(rest[after..<close]))
            rest = rest[rest.index(after: close)...]
        }
        return parts
    }
}
