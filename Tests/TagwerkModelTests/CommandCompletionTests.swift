import Foundation
import Testing

@testable import TagwerkModel

@Suite("Completions of the command line")
struct CommandCompletionTests {
    private static func script(for shell: CommandShell) -> String {
        CommandCompletions { $0.key == "With an amount." ? "Mit 'ner Menge: [Zahl]" : $0.english }.script(for: shell)
    }

    @Test("Each shell knows every command and option that the help names", arguments: CommandShell.allCases)
    func complete(shell: CommandShell) {
        let script = Self.script(for: shell)
        let help = CommandHelp.text(\.english)
        for word in Set(help.matches(of: /--\w+|tagwerk (\w+)/).map { String($0.1 ?? $0.0) }) {
            // fish takes long options without their dashes.
            let written = shell == .fish && word.hasPrefix("--") ? "-l \(word.dropFirst(2))" : word
            #expect(script.contains(written), "\(word)")
        }
    }

    @Test("The shell reads its script, whatever the translation", arguments: CommandShell.allCases)
    func readable(shell: CommandShell) throws {
        // A shell that this machine lacks has nothing to read.
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["sh", "-c", "command -v \(shell) >/dev/null || { cat >/dev/null; exit 0; }; \(shell) -n"]
        let input = Pipe()
        process.standardInput = input
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data((Self.script(for: shell) + "\n").utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test("The help's own commands are understood", arguments: CommandUsage.all.map(\.name))
    func understood(name: String) throws {
        let usage = try #require(CommandUsage.all.first { $0.name == name })
        let words = usage.operands.map { operand in
            if case .words(let words) = operand.completion { words[0] } else { "word" }
        }
        let options = usage.options.flatMap { [$0.name] + ($0.value == nil ? [] : ["5"]) }
        #expect(try CommandCall.read([name] + words + options) != nil)
    }
}
