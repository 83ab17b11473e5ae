/// What `tagwerk --help` says.
package enum CommandHelp {
    package static func text(_ translate: (Sentence) -> String) -> String {
        var lines = [("tagwerk", Sentence("Opens the window."))]
        for command in CommandUsage.all {
            lines.append((words(["tagwerk", command.name] + command.operands.map(\.placeholder)), command.meaning))
            lines += command.options.map { option in
                ("    " + words([option.name, option.value?.placeholder]), option.meaning)
            }
        }
        lines.append(("tagwerk … \(CommandUsage.json.name)", CommandUsage.json.meaning))
        lines += CommandUsage.others.map { ("tagwerk \($0.name)", $0.meaning) }
        let width = (lines.map(\.0.count).max() ?? 0) + 2
        return lines.map { usage, meaning in
            usage + String(repeating: " ", count: width - usage.count) + translate(meaning)
        }.joined(separator: "\n")
    }

    private static func words(_ words: [String?]) -> String { words.compactMap(\.self).joined(separator: " ") }
}
