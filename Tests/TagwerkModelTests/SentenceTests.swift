import Testing

@testable import TagwerkModel

@Suite("Sentences for the user")
struct SentenceTests {
    @Test("Arguments fill the English sentence in order")
    func english() {
        #expect(Sentence("“%@” renamed to “%@”", .text("a"), .text("b")).english == "“a” renamed to “b”")
        #expect(Sentence("%lld habits deleted", .number(3)).english == "3 habits deleted")
    }

    @Test("The pieces are what a localized key is built from")
    func pieces() {
        let sentence = Sentence("“%@” moved", .text("50 %"))
        #expect(sentence.pieces == [.literal("“"), .argument(.text("50 %")), .literal("” moved")])
        #expect(Sentence("Try Again").pieces == [.literal("Try Again")])
    }

    @Test("A translation can change the order")
    func reordered() {
        let sentence = Sentence("“%@” renamed to “%@”", .text("a"), .text("b"))
        #expect(sentence.filled(into: "„%2$@“ hieß „%1$@“") == "„b“ hieß „a“")
    }

    @Test("Percent signs in a name are not placeholders")
    func percentInName() {
        #expect(Sentence("“%@” deleted", .text("50 % %@ %lld")).english == "“50 % %@ %lld” deleted")
        #expect(Sentence("100 %% of “%@”", .text("a")).english == "100 % of “a”")
    }

    @Test("A long name is shortened, not what is said of it")
    func shortened() {
        let sentence = Sentence("%lld times “%@” moved to “%@”", .number(1_000), .text("Read a good book"), .text("A"))
        #expect(sentence.shortened(to: 8).english == "1000 times “Read a…” moved to “A”")
        #expect(sentence.shortened(to: 16) == sentence)
    }

    @Test("A placeholder without an argument does not crash and stays visible")
    func missingArgument() {
        #expect(Sentence("“%@”").english == "“%@”")
        #expect(Sentence("%9$@ %", .text("a")).english == "%@ %")
    }
}
