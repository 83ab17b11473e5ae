/// What the compiler wrote, for people.
enum CompilerOutput {
    /// The output with each message once: what several of the compiler's steps say alike is one fault. That a step failed
    /// is left out where something else says why.
    static func readable(_ output: String) -> String {
        var blocks: [[Substring]] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if blocks.isEmpty || beginsMessage(line) { blocks.append([]) }
            blocks[blocks.count - 1].append(line)
        }
        let texts = blocks.map { block in
            Array(block.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()).joined(separator: "\n")
        }
        let all = texts.filter { !$0.isEmpty }.uniqued()
        let telling = all.filter {
            plain($0[...]).firstMatch(of: #/^error: [\w -]+ command failed with exit code/#) == nil
        }
        return (telling.isEmpty ? all : telling).joined(separator: "\n")
    }

    /// Whether the line is the first of a message. A note belongs to the message before it.
    private static func beginsMessage(_ line: Substring) -> Bool {
        plain(line).firstMatch(of: #/^(error|warning): |^[^ |].*: (error|warning): /#) != nil
    }

    private static func plain(_ text: Substring) -> Substring {
        text.contains("\u{1B}") ? text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") : text
    }
}
