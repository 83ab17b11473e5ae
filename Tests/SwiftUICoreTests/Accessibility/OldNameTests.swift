import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct OldNameTests {
    @Test("The older names of accessibility modifiers say the same") func oldNames() throws {
        let window = TestWindow {
            Leaf("a", 20, 10)
                .accessibility(label: Text(verbatim: "Label"))
                .accessibility(value: Text(verbatim: "Value"))
                .accessibility(hint: Text(verbatim: "Hint"))
                .accessibility(identifier: "id")
                .accessibility(addTraits: .isButton)
        }
        let node = try #require(window.items.first as? AccessibilityRenderNode)
        #expect(node.properties.label == "Label")
        #expect(node.properties.value == "Value")
        #expect(node.properties.hint == "Hint")
        #expect(node.properties.identifier == "id")
        #expect(node.properties.traits.contains(.isButton))
    }
}
