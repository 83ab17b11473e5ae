import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private enum IndentKey: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
}

/// Views below each other, each moved to the right by its own value; the cache holds the heights.
private struct Outline: Layout {
    var gap: CGFloat = 0

    func makeCache(subviews: Subviews) -> [CGFloat] {
        subviews.map { $0.sizeThatFits(.unspecified).height }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        let width = subviews.map { $0[IndentKey.self] + $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: width, height: cache.reduce(0, +) + gap * CGFloat(max(0, subviews.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + subview[IndentKey.self], y: y), proposal: .unspecified)
            y += cache[index] + gap
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout [CGFloat]
    ) -> CGFloat? {
        guide == .leading ? 5 : nil
    }
}

/// Places its first view only.
private struct FirstOnly: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 100, height: 60)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(
            at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    }
}

/// Asks its view for the size that it would have by itself, and then for many others.
private struct Curious: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let own = subviews[0].sizeThatFits(.unspecified)
        for width in 1...6 { _ = subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(width), height: 10)) }
        return own
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 6, height: 10))
    }
}

private struct Growing: View {
    @State private var width: CGFloat = 50
    let probe: Probe

    var body: some View {
        probe.actions["grow"] = { width = 80 }
        return Curious { Leaf("a", Extent(least: 0, ideal: width, most: .infinity)) }
    }
}

private struct Changing: View {
    @State private var indent: CGFloat = 10
    @State private var gap: CGFloat = 0
    @State private var height: CGFloat = 10
    let probe: Probe

    var body: some View {
        probe.actions["indent"] = { indent = 30 }
        probe.actions["gap"] = { gap = 5 }
        probe.actions["height"] = { height = 25 }
        return Outline(gap: gap) {
            Leaf("a", 10, Extent(height))
            Leaf("b").layoutValue(key: IndentKey.self, value: indent)
        }
    }
}

@MainActor
struct CustomLayoutTests {
    private let probe = Probe()

    @Test("A layout of one's own measures and places its views, with values that they carry")
    func ownLayoutPlaces() throws {
        let window = TestWindow(Changing(probe: probe))
        #expect(window.frame(of: "a") == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(window.frame(of: "b") == CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(try #require(window.items.first).size == CGSize(width: 20, height: 20))
    }

    @Test("A changed value, layout or view lays out anew", arguments: ["indent", "gap", "height"])
    func changesLayOutAnew(change: String) {
        let window = TestWindow(Changing(probe: probe))
        probe(change)
        window.turn()
        let expected = ["indent": CGPoint(x: 30, y: 10), "gap": CGPoint(x: 10, y: 15), "height": CGPoint(x: 10, y: 25)]
        #expect(window.frame(of: "b")?.origin == expected[change])
        #expect(window.staleSizes.isEmpty)
    }

    @Test("A view that the layout does not place goes to the middle")
    func unplacedGoesToTheMiddle() {
        let window = TestWindow {
            FirstOnly() {
                Leaf("placed")
                Leaf("forgotten")
            }
        }
        #expect(window.frame(of: "placed")?.origin == CGPoint(x: 90, y: 50))
        #expect(window.frame(of: "forgotten")?.origin == CGPoint(x: 45, y: 25))
    }

    @Test("A guide that the layout sets is seen by the stack around it")
    func layoutSetsGuide() {
        let window = TestWindow {
            VStack(alignment: .leading, spacing: 0) {
                Leaf("above", 50)
                Outline() { Leaf("inner") }
            }
        }
        #expect(window.frame(of: "above")?.minX == 5)
        #expect(window.frame(of: "inner")?.minX == 0)
    }

    @Test("The stacks are layouts: they can be used and exchanged as such")
    func stacksAreLayouts() {
        let layout = HStackLayout(alignment: .top, spacing: 3)
        let window = TestWindow {
            layout {
                Leaf("a")
                Leaf("b")
            }
        }
        #expect(window.frame(of: "b")?.minX == 13)
    }

    @Test("A view that was asked for more sizes than it remembers passes each of them on when it changes")
    func manySizes() {
        let probe = Probe()
        let window = TestWindow(Growing(probe: probe))
        #expect(window.items.first?.size.width == 50)
        probe("grow")
        window.turn()
        #expect(window.items.first?.size.width == 80)
    }
}
