/// What the command line asks for.
package enum CommandCall: Hashable, Sendable {
    case today
    case habits
    case check(name: String, day: String?, amount: String?, undo: Bool)
    case note(String)
    case export(CommandExport, path: String)
    case completions(CommandShell)
    case help
    case version

    /// A command line that says nothing which can be done.
    package enum Mistake: Error, Hashable, Sendable {
        case unknownCommand(String)
        case unknownOption(String)
        case missing(String)
        case tooMuch(String)
    }

    /// Nil where the arguments are none of the command line's but of the program with a window.
    ///
    /// - Parameter arguments: those behind the program's name.
    package static func read(
        _ arguments: [String]
    ) throws(Mistake) -> (call: CommandCall, wantsJSON: Bool)? {
        guard let first = arguments.first, !first.contains("://"), !first.hasPrefix("--gapplication") else {
            return nil
        }
        if ["help", "--help", "-h"].contains(first) { return (.help, false) }
        if ["version", "--version"].contains(first) { return (.version, false) }
        var rest = CommandArguments(Array(arguments.dropFirst()))
        // Before the command or behind it.
        var leading = false
        var command = first
        if first == "--json", let next = rest.next() { (leading, command) = (true, next) }
        let json = rest.takeFlag("--json") || leading
        if rest.takeFlag("--help") || rest.takeFlag("-h") { return (.help, false) }
        let call: CommandCall
        switch command {
        case "today":
            call = .today
        case "habits":
            call = .habits
        case "check":
            let day = try rest.takeValue("--date")
            let amount = try rest.takeValue("--amount")
            let undo = rest.takeFlag("--undo")
            call = .check(name: try rest.word("NAME"), day: day, amount: amount, undo: undo)
        case "note":
            call = .note(try rest.word("TEXT"))
        case "export":
            let kind = try rest.word("FORMAT")
            guard let export = CommandExport(rawValue: kind) else { throw .unknownCommand("export \(kind)") }
            call = .export(export, path: try rest.word("PATH"))
        case "completions":
            let name = try rest.word("SHELL")
            guard let shell = CommandShell(rawValue: name) else { throw .unknownCommand("completions \(name)") }
            call = .completions(shell)
        default:
            throw command.hasPrefix("-") ? .unknownOption(command) : .unknownCommand(command)
        }
        try rest.end()
        return (call, json)
    }
}

/// What can be written by `tagwerk export`.
package enum CommandExport: String, CaseIterable, Hashable, Sendable {
    case csv, json, markdown, backup
}

/// The words behind a command.
struct CommandArguments {
    private var words: [String]
    /// From here on words are no options.
    private var literal: [String] = []

    init(_ words: [String]) {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        self.words = Array(words[..<end])
        literal = Array(words[end...].dropFirst())
    }

    mutating func next() -> String? { words.isEmpty ? nil : words.removeFirst() }

    mutating func takeFlag(_ name: String) -> Bool {
        let count = words.count
        words.removeAll { $0 == name }
        return words.count < count
    }

    /// The word behind an option, or what follows its `=`.
    mutating func takeValue(_ name: String) throws(CommandCall.Mistake) -> String? {
        guard let index = words.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) else { return nil }
        let word = words.remove(at: index)
        if word != name { return String(word.dropFirst(name.count + 1)) }
        guard words.indices.contains(index) else { throw .missing(name) }
        return words.remove(at: index)
    }

    mutating func word(_ name: String) throws(CommandCall.Mistake) -> String {
        if let option = words.first, option.hasPrefix("-"), option != "-" { throw .unknownOption(option) }
        if let word = next() { return word }
        guard !literal.isEmpty else { throw .missing(name) }
        return literal.removeFirst()
    }

    func end() throws(CommandCall.Mistake) {
        if let word = words.first { throw word.hasPrefix("-") ? .unknownOption(word) : .tooMuch(word) }
        if let word = literal.first { throw .tooMuch(word) }
    }
}
