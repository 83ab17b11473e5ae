import Testing

@testable import SwiftUIMacros

@Suite struct TokenizerTests {
    private func words(_ text: String) -> [String] {
        let source = SourceText(text)
        return source.tokens.indices.map { source.text(at: $0) }
    }

    @Test func stringsKeepTheirBracketsToThemselves() {
        #expect(words(#"f("a) { \" }", b)"#) == ["f", "(", #""a) { \" }""#, ",", "b", ")"])
    }

    @Test func interpolationsMayHoldStringsAndBrackets() {
        let string = #""a \(f("}", { "\(x)" })) b""#
        #expect(words(string + " c") == [string, "c"])
    }

    @Test func rawStringsEndAtTheirOwnDelimiter() {
        let string = ##"#"a " \(b) "# "##
        #expect(words(string + "c") == [##"#"a " \(b) "#"##, "c"])
        #expect(words(###"##"\##(x + "}") "# "## c"###) == [###"##"\##(x + "}") "# "##"###, "c"])
    }

    @Test func stringsOfSeveralLinesMayHoldQuotes() {
        let string = "\"\"\"\n  a \"quoted\" } \\(b)\n  \"\"\""
        #expect(words(string + " c") == [string, "c"])
    }

    @Test func commentsAreBlanksAndNest() {
        #expect(words("a /* } /* { */ ( */ b // ) \n c") == ["a", "b", "c"])
    }

    @Test func regularExpressionsAreNoBrackets() {
        #expect(words("x = /[/)(]+\\/{2}/") == ["x", "=", "/[/)(]+\\/{2}/"])
        #expect(words("#/ ) } /# + 1") == ["#/ ) } /#", "+", "1"])
    }

    @Test func slashesAfterAnOperandDivide() {
        #expect(words("(a / b) / c") == ["(", "a", "/", "b", ")", "/", "c"])
        #expect(words("a! / b / c") == ["a", "!", "/", "b", "/", "c"])
    }

    @Test func numbersRangesAndMembersAreToldApart() {
        #expect(words("1.5e-3...x.y ..< 0x1F.z") == ["1.5e-3", "...", "x", ".", "y", "..<", "0x1F", ".", "z"])
    }

    @Test func unfinishedSourceIsReadToItsEnd() {
        for text in ["\"abc", "/* abc", "#\"abc", "`abc", "\"\\(abc", "\"\"\"abc", "{ ( [", "\"\\"] {
            #expect(!words(text).isEmpty || text.hasPrefix("/*"))
        }
    }

    @Test(arguments: [
        ("@State var a = 1\nText(\"x\")", "@State var a = 1"),
        ("var a = b\n    .c()\n    + d\nText(x)", "var a = b\n    .c()\n    + d"),
        ("var a = b +\n c\n-d", "var a = b +\n c"),
        ("var a = x\n    ? 1\n    : 2\n(1, 2)", "var a = x\n    ? 1\n    : 2"),
        ("var a: Int = 1; Text(x)", "var a: Int = 1"),
        ("var a: [\n  String\n]\n= []\n#if x", "var a: [\n  String\n]\n= []"),
        ("var a = f { x in\n x\n}\nText(x)", "var a = f { x in\n x\n}"),
        ("@A(1, 2)\n@B\nvar a: Int\n{ 1 }\nb", "@A(1, 2)\n@B\nvar a: Int\n{ 1 }"),
        ("var a = if x { 1 }\nelse { 2 }\nb", "var a = if x { 1 }\nelse { 2 }"),
    ])
    func aDeclarationEndsWhereItsLastExpressionDoes(text: String, declaration: String) throws {
        let source = SourceText(text)
        let variable = try #require(Variable(source, from: 0, to: source.tokens.count))
        #expect(source.text(ofTokens: 0..<variable.end) == declaration)
    }
}
