import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct ModifierLayoutTests {
    @Test("A background and an overlay are offered the size of their view and do not change it")
    func layersTakeTheSize() throws {
        let window = TestWindow {
            Leaf("view", 40, 20).background { Leaf("back", .any, .any) }.overlay(alignment: .topTrailing) {
                Leaf("badge", 6, 6)
            }
        }
        #expect(try #require(window.items.first).size == CGSize(width: 40, height: 20))
        #expect(window.frame(of: "back") == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(window.frame(of: "badge") == CGRect(x: 34, y: 0, width: 6, height: 6))
        #expect(window.picture == ["back", "view", "badge"])
    }

    @Test("Several views of an overlay lie on top of each other")
    func overlayOfSeveralViews() {
        let window = TestWindow {
            Leaf("view", 40, 20).overlay(alignment: .leading) {
                Leaf("a", 10, 10)
                Leaf("b", 20, 20)
            }
        }
        #expect(window.frame(of: "a") == CGRect(x: 0, y: 5, width: 10, height: 10))
        #expect(window.frame(of: "b") == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("A ratio fits into what is offered, or fills it")
    func ratioFitsOrFills() {
        let fit = TestWindow(width: 100, height: 40) { Leaf("a", .any, .any).aspectRatio(2, contentMode: .fit) }
        #expect(fit.frame(of: "a")?.size == CGSize(width: 80, height: 40))
        let fill = TestWindow(width: 100, height: 40) { Leaf("a", .any, .any).aspectRatio(2, contentMode: .fill) }
        #expect(fill.frame(of: "a")?.size == CGSize(width: 100, height: 50))
    }

    @Test("Without a ratio, that of the ideal size is kept")
    func idealRatioIsKept() {
        let picture = Leaf(
            "a", Extent(least: 0, ideal: 30, most: .infinity), Extent(least: 0, ideal: 10, most: .infinity))
        let window = TestWindow(width: 60, height: 60) { picture.scaledToFit() }
        #expect(window.frame(of: "a")?.size == CGSize(width: 60, height: 20))
    }

    @Test("A fixed size ignores what is offered, on the axes that are fixed")
    func fixedSize() {
        let window = TestWindow(width: 20, height: 20) {
            Leaf("a", Extent(least: 0, ideal: 70, most: 90), .any).fixedSize(horizontal: true, vertical: false)
        }
        #expect(window.frame(of: "a")?.size == CGSize(width: 70, height: 20))
    }

    @Test("An offset moves the view and nothing around it")
    func offsetMovesOnlyTheView() {
        let window = TestWindow {
            HStack(spacing: 0) {
                Leaf("a").offset(x: 3, y: -4)
                Leaf("b")
            }
        }
        #expect(window.frame(of: "a")?.origin == CGPoint(x: 3, y: -4))
        #expect(window.frame(of: "b")?.origin == CGPoint(x: 10, y: 0))
    }

    @Test("A position centres the view on a point and takes all the room")
    func positionTakesTheRoom() throws {
        let window = TestWindow(width: 100, height: 80) { Leaf("a").position(x: 30, y: 20) }
        #expect(window.frame(of: "a")?.origin == CGPoint(x: 25, y: 15))
        #expect(try #require(window.items.first).size == CGSize(width: 100, height: 80))
    }

    @Test("A higher z-index is drawn later, wherever it stands")
    func higherIndexIsDrawnLater() {
        let window = TestWindow {
            ZStack {
                Leaf("front").zIndex(1)
                Leaf("middle")
                Leaf("back").zIndex(-1)
            }
        }
        #expect(window.picture == ["back", "middle", "front"])
    }

    @Test("A modifier on a group applies to each of its views")
    func groupModifierAppliesToEach() {
        let window = TestWindow {
            HStack(spacing: 0) {
                Group {
                    Leaf("a")
                    Leaf("b")
                }
                .padding(5)
            }
        }
        #expect(window.frame(of: "a")?.origin == CGPoint(x: 5, y: 5))
        #expect(window.frame(of: "b")?.origin == CGPoint(x: 25, y: 5))
    }

    @Test("Right to left, each frame is mirrored in its parent")
    func rightToLeftIsMirrored() {
        let backend = RecordingBackend()
        let window = TestWindow(
            HStack(spacing: 0) {
                Leaf("a", 10)
                Leaf("b", 30)
                Spacer()
            }, width: 100, height: 20, backend: backend)
        window.graph.isRightToLeft = true
        window.surface.resize(to: CGSize(width: 120, height: 20))
        #expect(window.frame(of: "a")?.minX == 110)
        #expect(window.frame(of: "b")?.minX == 80)
    }
}
