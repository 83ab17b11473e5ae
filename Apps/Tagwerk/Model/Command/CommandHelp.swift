/// What `tagwerk --help` says.
package enum CommandHelp {
    package static func text(_ translate: (Sentence) -> String) -> String {
        let commands: [(usage: String, meaning: Sentence)] = [
            ("tagwerk", Sentence("Opens the window.")),
            ("tagwerk today", Sentence("Lists what is due today.")),
            ("tagwerk check NAME", Sentence("Checks a habit off; a part of its name is enough.")),
            ("    --date DATE", Sentence("On another day: 2026-03-31, today or yesterday.")),
            ("    --amount NUMBER", Sentence("With an amount.")),
            ("    --undo", Sentence("Takes the check or the amount back.")),
            ("tagwerk note TEXT", Sentence("Writes a note.")),
            ("tagwerk export csv|json|backup PATH", Sentence("Writes everything into a new file.")),
            ("tagwerk … --json", Sentence("Answers as JSON.")),
            ("tagwerk --version", Sentence("Says the version.")),
        ]
        let width = (commands.map(\.usage.count).max() ?? 0) + 2
        return commands.map { command in
            command.usage + String(repeating: " ", count: width - command.usage.count) + translate(command.meaning)
        }.joined(separator: "\n")
    }
}
