import Testing

@testable import TagwerkModel

@Suite("The ring")
struct SegmentedProgressTests {
    @Test(
        "What is below nothing, above all or no number is clamped",
        arguments: [
            (-0.5, 0.0), (-.infinity, 0), (.nan, 0), (0.25, 0.25), (1.5, 1), (.infinity, 1),
        ])
    func clamps(given: Double, fraction: Double) {
        #expect(SegmentedProgress(given, segmentCount: 12).fraction == fraction)
    }

    @Test("Nothing fills nothing, and all fills all", arguments: [1, 2, 12, 365])
    func ends(count: Int) {
        let (empty, full) = (SegmentedProgress(0, segmentCount: count), SegmentedProgress(1, segmentCount: count))
        #expect((empty.percent, empty.filledCount) == (0, 0))
        #expect((full.percent, full.filledCount) == (100, count))
    }

    @Test("What is almost all is not all", arguments: [0.99, 0.995, 0.9999, 364.0 / 365])
    func almostAll(fraction: Double) {
        let progress = SegmentedProgress(fraction, segmentCount: 12)
        #expect(progress.percent == 99)
        #expect(progress.filledCount == 11)
    }

    @Test("A little shows one segment", arguments: [0.001, 1.0 / 365])
    func little(fraction: Double) {
        #expect(SegmentedProgress(fraction, segmentCount: 12).filledCount == 1)
    }

    @Test("Each whole percentage is said as it is")
    func wholePercentages() {
        #expect((0...100).allSatisfy { SegmentedProgress(Double($0) / 100, segmentCount: 12).percent == $0 })
    }

    @Test("A ring without segments has one", arguments: [0, -3])
    func noSegments(count: Int) {
        let progress = SegmentedProgress(0.5, segmentCount: count)
        #expect((progress.segmentCount, progress.filledCount) == (1, 1))
    }
}
