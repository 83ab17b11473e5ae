import Foundation
import Observation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor @Observable
private final class TextSize {
    var value = DynamicTypeSize.large
}

private struct ResizedForm: View {
    let size: TextSize
    @State private var text = ""

    var body: some View {
        VStack {
            LabeledContent("Name") { TextField("Name", text: $text) }
            LabeledContent {
                Leaf("first", 150, 20)
                Leaf("second", 100, 20)
            } label: {
                Leaf("label", 20, 20)
            }
        }
        .dynamicTypeSize(size.value)
    }
}

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

    @Test("A change of the text size leaves a control its widget, with what is in it, and several views their places")
    func keepsIdentity() throws {
        let size = TextSize()
        let window = TestWindow(width: 300) { ResizedForm(size: size) }
        let field = try #require(window.controls(RecordingTextField.self).first)
        field.type("half a word")
        size.value = .accessibility3
        window.turn()
        #expect(window.controls(RecordingTextField.self).first === field && field.text == "half a word")
        let (first, second) = (try #require(window.frame(of: "first")), try #require(window.frame(of: "second")))
        #expect(first.minX == second.minX && second.minY >= first.maxY)
        size.value = .large
        window.turn()
        #expect(window.controls(RecordingTextField.self).first === field && field.text == "half a word")
        #expect(window.frame(of: "first")?.midY == window.frame(of: "second")?.midY)
        #expect(window.frame(of: "second")?.maxX == 300)
    }

    @Test("A small control stays behind its label, and every one does in text of usual size")
    func staysBeside() throws {
        for (control, size) in [(60.0, DynamicTypeSize.accessibility2), (150, .large)] {
            let frames = try frames(label: 280, control: control, size)
            #expect(frames[1].maxX == 300 && frames[0].maxX < frames[1].minX)
        }
    }
}
