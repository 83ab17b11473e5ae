import Testing

@testable import SeglerTool

@Suite("Commands that the tool suggests")
struct ShellWordTests {
    @Test("Plain words stay as they are", arguments: ["Hello", "Code/Mein-Ünï_2.app", "../Hello"])
    func plainWordsStayAsTheyAre(word: String) {
        #expect(ShellWord.quoted(word) == word)
    }

    @Test(
        "Words that a shell would read otherwise are quoted",
        arguments: [
            ("My App", "'My App'"), ("A&B", "'A&B'"), ("Tom's", #"'Tom'\''s'"#), ("", "''"), ("$HOME", "'$HOME'"),
        ])
    func wordsThatAShellWouldReadOtherwiseAreQuoted(word: String, quoted: String) {
        #expect(ShellWord.quoted(word) == quoted)
    }
}
