import Testing

@testable import TagwerkModel

@Suite("Names of habits")
struct HabitNameTests {
    @Test("Spaces and line breaks around a name go away")
    func trimmed() {
        #expect(HabitName("  Lesen \n")?.text == "Lesen")
        #expect(HabitName("\u{3000}跑步\u{A0}")?.text == "跑步")
    }

    @Test(
        "A name with nothing to see is refused",
        arguments: ["", " ", "\n\t", "\u{200B}", "\u{FEFF} \u{2060}", "\0", "\u{200F}"])
    func blank(name: String) {
        #expect(HabitName(name) == nil)
    }

    @Test(
        "Every other name stays as it is",
        arguments: [
            "👩‍👩‍👧 Familie", "שלום עולם", "Run, \"fast\"", "a/b", "..", "=1+2", "❤️", "%@ %lld", "'; DROP TABLE habit; --",
            String(repeating: "ü", count: 300),
        ])
    func unchanged(name: String) {
        #expect(HabitName(name)?.text == name)
    }

    @Test("Line breaks inside a pasted name become spaces")
    func oneLine() {
        #expect(HabitName("Read\na book\u{2028}now")?.text == "Read a book now")
    }
}
