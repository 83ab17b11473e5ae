import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private let soft = Extent(least: 10, ideal: 30, most: .infinity)

@MainActor
struct StackTests {
    private func widths<V: View>(_ names: String..., @ViewBuilder of view: () -> V) -> [CGFloat?] {
        let window = TestWindow(view(), width: 200, height: 50)
        #expect(window.staleSizes.isEmpty)
        return names.map { window.frame(of: $0)?.width }
    }

    @Test("Equally flexible views share the room")
    func equalShares() {
        let widths = widths("a", "b") {
            HStack(spacing: 0) {
                Leaf("a", soft)
                Leaf("b", soft)
            }
        }
        #expect(widths == [100, 100])
    }

    @Test("The least flexible view chooses first, and what it leaves goes to the others")
    func leastFlexibleFirst() {
        let widths = widths("wide", "narrow", "fixed") {
            HStack(spacing: 0) {
                Leaf("wide", soft)
                Leaf("narrow", Extent(least: 10, ideal: 30, most: 40))
                Leaf("fixed", 60)
            }
        }
        #expect(widths == [100, 40, 60])
    }

    @Test("A higher priority takes all that lower ones do not need at least")
    func higherPriorityTakesMore() {
        let widths = widths("low", "high") {
            HStack(spacing: 0) {
                Leaf("low", soft)
                Leaf("high", soft).layoutPriority(1)
            }
        }
        #expect(widths == [10, 190])
    }

    @Test("Views of one priority share what a higher one leaves")
    func lowerPrioritiesShareTheRest() {
        let widths = widths("a", "b", "high") {
            HStack(spacing: 0) {
                Leaf("a", soft)
                Leaf("b", soft)
                Leaf("high", Extent(least: 10, ideal: 100, most: 100)).layoutPriority(1)
            }
        }
        #expect(widths == [50, 50, 100])
    }

    @Test("A spacer takes what all others leave, and at least its least length")
    func spacerTakesTheRest() {
        let window = TestWindow(width: 200, height: 50) {
            HStack(spacing: 0) {
                Leaf("a", Extent(least: 10, ideal: 60, most: 60))
                Spacer(minLength: 30)
                Leaf("b", Extent(least: 10, ideal: 60, most: 60))
            }
        }
        #expect(window.frame(of: "b")?.minX == 140)
        let tight = TestWindow(width: 100, height: 50) {
            HStack(spacing: 0) {
                Leaf("a", Extent(least: 10, ideal: 60, most: 60))
                Spacer(minLength: 30)
                Leaf("b", Extent(least: 10, ideal: 60, most: 60))
            }
        }
        #expect(tight.frame(of: "a")?.width == 35)
        #expect(tight.frame(of: "b") == CGRect(x: 65, y: 0, width: 35, height: 10))
    }

    @Test("A stack without a proposal is as large as its views' ideal sizes")
    func idealSize() throws {
        let window = TestWindow {
            HStack(spacing: 5) {
                Leaf("a", soft, 20)
                Leaf("b", soft)
            }
        }
        let item = try #require(window.items.first)
        #expect(item.sizeThatFits(.unspecified) == CGSize(width: 65, height: 20))
        #expect(item.sizeThatFits(.zero) == CGSize(width: 25, height: 20))
    }

    @Test("Neighbours are 8 points apart, texts above each other touch, spacers keep no distance")
    func preferredDistances() {
        let window = TestWindow {
            VStack(alignment: .leading) {
                Leaf("a")
                Words("First")
                Words("Second")
                Leaf("b").frame(width: 20, height: 20)
                Spacer(minLength: 0).frame(height: 5)
                Leaf("c")
            }
        }
        #expect(window.frame(of: "First")?.minY == 18)
        #expect(window.frame(of: "Second")?.minY == 34)
        #expect(window.frame(of: "b")?.minY == 63)
    }

    @Test("The layers of highest priority decide a stack's size")
    func layerPriorityDecidesSize() throws {
        let window = TestWindow {
            ZStack {
                Leaf("large", 100, 100)
                Leaf("chosen", 20, 30).layoutPriority(1)
            }
        }
        #expect(try #require(window.items.first).size == CGSize(width: 20, height: 30))
        #expect(window.frame(of: "large") == CGRect(x: -40, y: -35, width: 100, height: 100))
    }

    @Test("Views of no content leave no gap")
    func emptyViewsLeaveNoGap() {
        let window = TestWindow {
            VStack(spacing: 8) {
                Leaf("a")
                EmptyView()
                Group {}
                Leaf("b")
            }
        }
        #expect(window.frame(of: "b")?.minY == 18)
    }
}
