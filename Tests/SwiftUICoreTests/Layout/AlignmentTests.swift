import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension VerticalAlignment {
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
    fileprivate static let third = HorizontalAlignment(Third.self)
}

@MainActor
struct AlignmentTests {
    @Test("A guide of one's own has its default where no view sets it")
    func customDefault() {
        let window = TestWindow {
            VStack(alignment: .third, spacing: 0) {
                Leaf("wide", 90)
                Leaf("narrow", 30)
            }
        }
        #expect(window.frame(of: "wide")?.minX == 0)
        #expect(window.frame(of: "narrow")?.minX == 20)
    }

    @Test("An explicit guide moves its view against the others")
    func explicitGuide() {
        let window = TestWindow {
            VStack(alignment: .leading, spacing: 0) {
                Leaf("a", 50)
                Leaf("b", 50).alignmentGuide(.leading) { _ in 20 }
            }
        }
        #expect(window.frame(of: "a")?.minX == 20)
        #expect(window.frame(of: "b")?.minX == 0)
    }

    @Test("A guide set deep inside is seen through padding, frames and stacks")
    func nestedGuide() {
        let window = TestWindow {
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    Leaf("top", 10, 30)
                    Leaf("marked", 10, 10).alignmentGuide(.middle) { $0.height / 2 }
                    Leaf("rest", 10, 60)
                }
                .padding(.top, 5)
                Leaf("other", 10, 20)
            }
        }
        #expect(window.frame(of: "other")?.midY == window.frame(of: "marked")?.midY)
        #expect(window.frame(of: "marked")?.midY == 40)
    }

    @Test("A computed guide may use the view's other guides")
    func guideUsesOthers() {
        let window = TestWindow {
            VStack(alignment: .leading, spacing: 0) {
                Leaf("a", 50)
                Leaf("b", 20).alignmentGuide(.leading) { $0[.trailing] }
            }
        }
        #expect(window.frame(of: "b")?.maxX == window.frame(of: "a")?.minX)
    }

    @Test("Texts of different sizes meet on their first baseline")
    func firstBaseline() {
        let window = TestWindow {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Leaf("large", 10, 40, baseline: 32)
                Leaf("small", 10, 16, baseline: 13)
                Leaf("picture", 10, 20)
            }
        }
        #expect(window.frame(of: "small")?.minY == 19)
        #expect(window.frame(of: "picture")?.maxY == 32)
    }

    @Test("A column's first baseline is that of its first text, its last that of its last")
    func columnBaselines() throws {
        let window = TestWindow {
            VStack(spacing: 0) {
                Words("First")
                Words("Second")
            }
        }
        let dimensions = try #require(window.items.first).dimensions(in: .unspecified)
        #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 13)
    }

    @Test("An explicit guide inside an overlay does not reach the view below it")
    func overlayKeepsItsGuides() {
        let window = TestWindow {
            VStack(alignment: .leading, spacing: 0) {
                Leaf("a", 50)
                Leaf("b", 50).overlay { Leaf("mark", 5).alignmentGuide(.leading) { _ in 40 } }
            }
        }
        #expect(window.frame(of: "a")?.minX == 0)
        #expect(window.frame(of: "b")?.minX == 0)
    }
}
