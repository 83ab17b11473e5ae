/// The words of a command line, sorted by what the command declares.
struct Arguments: Equatable, Sendable {
    private(set) var operands: [String] = []
    /// What stands after `--`.
    private(set) var rest: [String] = []
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []

    init(_ words: [String], of command: any Command) throws {
        var iterator = words.makeIterator()
        while let word = iterator.next() {
            if word == "--" {
                while let next = iterator.next() { rest.append(next) }
                guard command.takesRest || rest.isEmpty else {
                    throw Self.error("segler \(command.name) takes nothing after “--”.", command)
                }
            } else if word.hasPrefix("--") {
                try readLong(word.dropFirst(2), from: &iterator, of: command)
            } else if word.hasPrefix("-"), word.count > 1 {
                try readShort(word.dropFirst(), from: &iterator, of: command)
            } else {
                operands.append(word)
            }
        }
        try checkOperands(of: command)
    }

    func has(_ name: String) -> Bool { flags.contains(name) }

    /// The value of an option; the last one where it stands several times.
    func value(_ name: String) -> String? { values[name]?.last }

    /// All values of an option that may stand several times.
    func values(_ name: String) -> [String] { values[name] ?? [] }

    private mutating func readLong(
        _ word: Substring, from iterator: inout IndexingIterator<[String]>, of command: any Command
    ) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.options.first(where: { $0.name == name }) else {
            throw Self.unknown("--" + name, command)
        }
        guard option.valueName != nil else {
            guard parts.count == 1 else { throw Self.error("--\(name) takes no value.", command) }
            flags.insert(name)
            return
        }
        guard let value = parts.count > 1 ? String(parts[1]) : iterator.next() else {
            throw Self.missing(option, "--" + name, command)
        }
        values[name, default: []].append(value)
    }

    /// `-v`, `-c release`, `-crelease`, and several switches in one word.
    private mutating func readShort(
        _ word: Substring, from iterator: inout IndexingIterator<[String]>, of command: any Command
    ) throws {
        var letters = word
        while let letter = letters.popFirst() {
            guard let option = command.options.first(where: { $0.short == letter }) else {
                throw Self.unknown("-\(letter)", command)
            }
            guard option.valueName != nil else {
                flags.insert(option.name)
                continue
            }
            let attached = letters.isEmpty ? nil : String(letters.first == "=" ? letters.dropFirst() : letters)
            guard let value = attached ?? iterator.next() else { throw Self.missing(option, "-\(letter)", command) }
            values[option.name, default: []].append(value)
            return
        }
    }

    private func checkOperands(of command: any Command) throws {
        let wanted = command.operands
        if operands.count > wanted.count.upperBound {
            let extra = operands[wanted.count.upperBound]
            throw Self.error("segler \(command.name) does not know what to do with “\(extra)”.", command)
        }
        if operands.count < wanted.count.lowerBound {
            throw Self.error("segler \(command.name) needs a \(wanted.name).", command)
        }
    }

    private static func unknown(_ option: String, _ command: any Command) -> ToolError {
        let known = command.options.map { "--" + $0.name }
        let near = Similar.nearest(to: option, in: known).map { " Did you mean \($0)?" } ?? ""
        return error("segler \(command.name) has no option \(option).\(near)", command)
    }

    private static func missing(_ option: CommandOption, _ written: String, _ command: any Command) -> ToolError {
        error("\(written) needs a value: \(written) \(option.valueName ?? "").", command)
    }

    private static func error(_ message: String, _ command: any Command) -> ToolError {
        .usage(message, advice: "Usage: \(HelpText.usage(of: command))\nMore: segler help \(command.name)")
    }
}
