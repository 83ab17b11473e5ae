import Testing

@testable import TagwerkModel

@Suite("Amounts and goals")
struct AmountTests {
    @Test(
        "What people type is read with a comma or a point",
        arguments: [
            ("2,5", 2500), ("2.5", 2500), (" 80 ", 80_000), ("0", 0), (",5", 500), ("7.", 7000), ("0.001", 1),
            ("999999999.999", 999_999_999_999), ("٣٫٥", 3500),
        ])
    func typed(text: String, thousandths: Int) {
        #expect(Amount(typed: text)?.thousandths == thousandths)
    }

    @Test(
        "What could not be kept exactly is refused",
        arguments: ["", ".", "-1", "1,000.5", "1.2345", "1e3", "five", "1234567890", "½", "1 000"])
    func refused(text: String) {
        #expect(Amount(typed: text) == nil)
    }

    @Test("An amount is written with no more decimals than it has, and comes back")
    func written() {
        for thousandths in [0, 1, 10, 100, 1000, 1500, 2500, 80_000, 123_456] {
            let amount = Amount(clamping: thousandths)
            #expect(Amount(typed: amount.description) == amount)
        }
        #expect(Amount(clamping: 2500).written(separator: ",") == "2,5")
        #expect(Amount(clamping: 80_000).description == "80")
    }

    @Test("Numbers that are none, negative or too large are no amounts")
    func numbers() {
        #expect([Double.nan, .infinity, -0.5, 1e9].allSatisfy { Amount($0) == nil })
        #expect(Amount(0.1 + 0.2)?.thousandths == 300)
    }

    @Test("A goal is reached from it on, or up to it")
    func goals() {
        let atLeast = Measure(unit: "l", goal: Amount(clamping: 2000))
        #expect([1999, 2000, 2001].map { atLeast.isReached(by: Amount(clamping: $0)) } == [false, true, true])
        let atMost = Measure(unit: "", aim: .atMost, goal: Amount(clamping: 3000))
        #expect([0, 3000, 3001].map { atMost.isReached(by: Amount(clamping: $0)) } == [true, true, false])
        let anything = Measure(unit: "", goal: .zero)
        #expect([0, 1].map { anything.isReached(by: Amount(clamping: $0)) } == [false, true])
    }
}
