import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

/// One flexible frame around a child and the width it answers.
struct FlexibleWidth: CustomTestStringConvertible, Sendable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
    var proposed: CGFloat?
    var child: Extent
    var expected: CGFloat

    init(
        _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, offered proposed: CGFloat?, child: Extent,
        gives expected: CGFloat
    ) {
        self.least = least
        self.ideal = ideal
        self.most = most
        self.proposed = proposed
        self.child = child
        self.expected = expected
    }

    var testDescription: String {
        func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
        return "\(text(least))–\(text(ideal))–\(text(most)) around \(child.ideal), offered \(text(proposed))"
    }

    private static let fixed: Extent = 50
    private static let soft = Extent(least: 20, ideal: 50, most: .infinity)

    static let all = [
        // Only a least width: never smaller, otherwise the child's own width.
        FlexibleWidth(100, nil, nil, offered: 20, child: fixed, gives: 100),
        FlexibleWidth(100, nil, nil, offered: 200, child: fixed, gives: 100),
        FlexibleWidth(30, nil, nil, offered: 200, child: fixed, gives: 50),
        FlexibleWidth(30, nil, nil, offered: 40, child: fixed, gives: 40),
        FlexibleWidth(30, nil, nil, offered: 200, child: soft, gives: 200),
        FlexibleWidth(30, nil, nil, offered: nil, child: fixed, gives: 50),
        FlexibleWidth(100, nil, nil, offered: nil, child: fixed, gives: 100),
        // Only a greatest width: the frame takes what is offered up to it.
        FlexibleWidth(nil, nil, 100, offered: 20, child: fixed, gives: 50),
        FlexibleWidth(nil, nil, 100, offered: 80, child: fixed, gives: 80),
        FlexibleWidth(nil, nil, 100, offered: 200, child: fixed, gives: 100),
        FlexibleWidth(nil, nil, .infinity, offered: 200, child: fixed, gives: 200),
        FlexibleWidth(nil, nil, 30, offered: 200, child: fixed, gives: 30),
        FlexibleWidth(nil, nil, 100, offered: nil, child: fixed, gives: 50),
        FlexibleWidth(nil, nil, 30, offered: nil, child: fixed, gives: 30),
        // Both: what is offered, between the two.
        FlexibleWidth(40, nil, 100, offered: 20, child: fixed, gives: 40),
        FlexibleWidth(40, nil, 100, offered: 70, child: fixed, gives: 70),
        FlexibleWidth(40, nil, 100, offered: 200, child: fixed, gives: 100),
        FlexibleWidth(40, nil, 100, offered: nil, child: fixed, gives: 50),
        FlexibleWidth(60, nil, 100, offered: nil, child: fixed, gives: 60),
        FlexibleWidth(0, nil, .infinity, offered: 33, child: fixed, gives: 33),
        // An ideal width answers where nothing is offered.
        FlexibleWidth(nil, 80, nil, offered: nil, child: fixed, gives: 80),
        FlexibleWidth(nil, 80, nil, offered: 200, child: fixed, gives: 50),
        FlexibleWidth(40, 80, 100, offered: nil, child: fixed, gives: 80),
        FlexibleWidth(40, 80, 100, offered: 200, child: fixed, gives: 100),
        FlexibleWidth(40, 80, nil, offered: nil, child: soft, gives: 80),
        FlexibleWidth(nil, 80, 100, offered: nil, child: soft, gives: 80),
    ]
}

@MainActor
struct FlexibleFrameTests {
    @Test("A flexible frame answers by its limits, its ideal and its child", arguments: FlexibleWidth.all)
    func widthsAreAnswered(_ width: FlexibleWidth) throws {
        let window = TestWindow {
            Leaf("child", width.child, 10).frame(minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most)
        }
        let size = try #require(window.items.first).sizeThatFits(ProposedViewSize(width: width.proposed, height: 10))
        #expect(size.width == width.expected)
    }

    @Test("Heights follow the same rule", arguments: FlexibleWidth.all)
    func heightsAreAnswered(_ width: FlexibleWidth) throws {
        let window = TestWindow {
            Leaf("child", 10, width.child).frame(
                minHeight: width.least, idealHeight: width.ideal, maxHeight: width.most)
        }
        let size = try #require(window.items.first).sizeThatFits(ProposedViewSize(width: 10, height: width.proposed))
        #expect(size.height == width.expected)
    }

    @Test("A child that is larger than its frame hangs over by the alignment")
    func largeChildHangsOver() {
        let window = TestWindow { Leaf("child", 100, 10).frame(width: 40, height: 10, alignment: .trailing) }
        #expect(window.frame(of: "child") == CGRect(x: -60, y: 0, width: 100, height: 10))
    }
}
