import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Labelled controls")
struct LabeledControlTests {
    private func frames(label: CGFloat, control: CGFloat, _ size: DynamicTypeSize) throws -> [CGRect] {
        let window = TestWindow(width: 300) {
            LabeledContent {
                Leaf("control", Extent(control), 20)
            } label: {
                Leaf("label", Extent(least: 0, ideal: label, most: label), 20)
            }
            .dynamicTypeSize(size)
        }
        return try ["label", "control"].map { try #require(window.frame(of: $0)) }
    }

    @Test("In very large text a control stands under its label where there is no room for both side by side")
    func stacks() throws {
        let beside = try frames(label: 100, control: 150, .accessibility2)
        #expect(beside[0].minX == 0 && beside[1].maxX == 300 && beside[0].midY == beside[1].midY)
        let under = try frames(label: 200, control: 150, .accessibility2)
        #expect(under.map(\.minX) == [0, 0] && under[1].minY > under[0].maxY)
    }

    @Test("A small control stays behind its label, and every one does in text of usual size")
    func staysBeside() throws {
        for (control, size) in [(60.0, DynamicTypeSize.accessibility2), (150, .large)] {
            let frames = try frames(label: 280, control: control, size)
            #expect(frames[1].maxX == 300 && frames[0].maxX < frames[1].minX)
        }
    }
}
