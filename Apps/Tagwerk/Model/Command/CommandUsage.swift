/// What can be typed behind `tagwerk`; help and completions are made of it.
struct CommandUsage {
    /// A word that the user fills in.
    struct Operand {
        let placeholder: String
        let completion: Completion

        static func word(_ placeholder: String, _ completion: Completion = .nothing) -> Operand {
            Operand(placeholder: placeholder, completion: completion)
        }

        static func oneOf(_ words: [String]) -> Operand {
            Operand(placeholder: words.joined(separator: "|"), completion: .words(words))
        }
    }

    /// What a shell offers for a word.
    enum Completion: Hashable {
        case nothing
        case habits
        case files
        case words([String])
    }

    struct Option {
        let name: String
        var value: Operand?
        let meaning: Sentence
    }

    let name: String
    var operands: [Operand] = []
    var options: [Option] = []
    let meaning: Sentence

    static let all = [
        CommandUsage(name: "today", meaning: Sentence("Lists what is due today.")),
        CommandUsage(name: "habits", meaning: Sentence("Names all habits that are not archived.")),
        CommandUsage(
            name: "check", operands: [.word("NAME", .habits)],
            options: [
                Option(
                    name: "--date", value: .word("DATE", .words(["today", "yesterday"])),
                    meaning: Sentence("On another day: 2026-03-31, today or yesterday.")),
                Option(name: "--amount", value: .word("NUMBER"), meaning: Sentence("With an amount.")),
                Option(name: "--undo", meaning: Sentence("Takes the check or the amount back.")),
            ],
            meaning: Sentence("Checks a habit off; a part of its name is enough.")),
        CommandUsage(name: "note", operands: [.word("TEXT")], meaning: Sentence("Writes a note.")),
        CommandUsage(
            name: "export", operands: [.oneOf(CommandExport.allCases.map(\.rawValue)), .word("PATH", .files)],
            meaning: Sentence("Writes everything into a new file.")),
        CommandUsage(
            name: "completions", operands: [.oneOf(CommandShell.allCases.map(\.rawValue))],
            meaning: Sentence("Prints what a shell needs to complete all of this.")),
    ]

    /// What every command takes.
    static let json = Option(name: "--json", meaning: Sentence("Answers as JSON."))

    /// What stands in place of a command.
    static let others = [
        Option(name: "--help", meaning: Sentence("Shows this help.")),
        Option(name: "--version", meaning: Sentence("Says the version.")),
    ]
}
