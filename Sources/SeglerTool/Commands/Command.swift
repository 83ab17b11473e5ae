/// One command of the tool. A new one is a file in this folder and a line in `CommandRegistry`.
protocol Command: Sendable {
    var name: String { get }
    /// What it does, in a few words.
    var summary: String { get }
    /// What a user may want to know before the first use, in short paragraphs.
    var explanation: String { get }
    var operands: Operands { get }
    var options: [CommandOption] { get }
    /// Whether words after `--` are for someone else, such as the program that is started.
    var takesRest: Bool { get }
    var examples: [CommandExample] { get }

    func run(_ arguments: Arguments, in context: ToolContext) throws -> ExitStatus
}

extension Command {
    var takesRest: Bool { false }
    var options: [CommandOption] { [] }
    var operands: Operands { .none }
}

/// A command line worth showing, and what it does.
struct CommandExample: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
        self.line = line
        self.meaning = meaning
    }
}
