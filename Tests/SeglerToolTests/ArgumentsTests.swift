import Testing

@testable import SeglerTool

@Suite("Arguments")
struct ArgumentsTests {
    @Test("Options may stand before and after operands") func optionsMayStandBeforeAndAfterOperands() throws {
        let arguments = try Arguments(["-c", "release", "Notes", "--app=Admin"], of: RunCommand())
        #expect(arguments.operands == ["Notes"])
        #expect(arguments.value("configuration") == "release")
        #expect(arguments.value("app") == "Admin")
    }

    @Test("What stands after two dashes is the program's own") func whatStandsAfterTwoDashesIsTheProgramsOwn() throws {
        let arguments = try Arguments(["Notes", "--", "--reset", "-c"], of: RunCommand())
        #expect(arguments.operands == ["Notes"])
        #expect(arguments.rest == ["--reset", "-c"])
    }

    @Test("Switches can share one dash") func switchesCanShareOneDash() throws {
        let arguments = try Arguments(["-vj3"], of: CheckCommand())
        #expect(arguments.has("verbose"))
        #expect(arguments.value("jobs") == "3")
    }

    @Test("A mistyped option is answered with the nearest one") func aMistypedOptionIsAnsweredWithTheNearestOne() {
        #expect {
            try Arguments(["--jsn"], of: CheckCommand())
        } throws: { error in
            (error as? ToolError)?.message.contains("Did you mean --json?") == true
                && (error as? ToolError)?.status == .usage
        }
    }

    @Test("A word that is cut short or begins wrongly is answered too", arguments: ["--conf", "--confg", "--config"])
    func aWordThatIsCutShortIsAnsweredToo(word: String) {
        #expect(Similar.nearest(to: word, in: ["--app", "--configuration", "--output"]) == "--configuration")
    }

    @Test("A word like no other is not answered", arguments: ["--", "--zzz", "--quite-other"])
    func aWordLikeNoOtherIsNotAnswered(word: String) {
        #expect(Similar.nearest(to: word, in: ["--app", "--configuration", "--output"]) == nil)
    }

    @Test("A missing value is said with the option's form") func aMissingValueIsSaidWithTheOptionsForm() {
        #expect {
            try Arguments(["--app"], of: RunCommand())
        } throws: { error in
            (error as? ToolError)?.message == "--app needs a value: --app NAME."
        }
    }

    @Test("A word too many is refused") func aWordTooManyIsRefused() {
        #expect(throws: ToolError.self) { try Arguments(["one", "two"], of: RunCommand()) }
    }

    @Test("A mistyped command is answered with the nearest one") func aMistypedCommandIsAnsweredWithTheNearestOne() {
        #expect {
            try CommandRegistry.command(named: "chekc")
        } throws: { error in
            (error as? ToolError)?.message.contains("“segler check”") == true
        }
    }

    @Test("Completions know each command", arguments: ["bash", "zsh", "fish"])
    func completionsKnowEachCommand(shell: String) throws {
        let script = try #require(Completions.script(for: shell))
        for command in CommandRegistry.commands { #expect(script.contains(command.name)) }
    }
}
