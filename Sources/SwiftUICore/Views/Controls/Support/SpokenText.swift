/// A render node that says something to a screen reader.
@MainActor
package protocol SpokenRenderNode: RenderNode {
    var spokenText: String? { get }
}

extension TextRenderNode: SpokenRenderNode {
    package var spokenText: String? { paragraph?.text.spoken }
}

extension RenderNode {
    /// What a control is called whose label this is: its texts, or the names of its images where it has none.
    package final var spokenLabel: String { spokenTexts.joined(separator: " ") }

    /// The texts in this node, in order. Beside a text, an image by itself says nothing that the text does not say.
    package final var spokenTexts: [String] {
        var texts: [String] = []
        var names: [String] = []
        collectSpokenText(&texts, &names, withControls: true)
        return texts.isEmpty ? names : texts
    }

    /// What is read of a row: its texts without the controls in it, which speak for themselves.
    package final var spokenContent: String {
        var texts: [String] = []
        var names: [String] = []
        collectSpokenText(&texts, &names, withControls: false)
        return (texts.isEmpty ? names : texts).joined(separator: ", ")
    }

    private var isControl: Bool {
        self is LabeledControlRenderNode || self is TextFieldRenderNode
    }

    private func collectSpokenText(_ texts: inout [String], _ imageNames: inout [String], withControls: Bool) {
        if !withControls, isControl { return }
        if let element = self as? AccessibilityRenderNode {
            if element.properties.isHidden == true { return }
            var content: RenderNode? = element.child
            while let wrapper = content as? WrapperRenderNode, let inner = wrapper.child { content = inner }
            if !withControls, content?.isControl == true { return }
            if let label = element.properties.label { return texts.append(label) }
        }
        if let text = (self as? any SpokenRenderNode)?.spokenText, !text.isEmpty {
            if self is ImageRenderNode { imageNames.append(text) } else { texts.append(text) }
            return
        }
        for child in children { child.collectSpokenText(&texts, &imageNames, withControls: withControls) }
    }

    /// The images in this node, in order.
    package final var images: [ImageRenderNode] {
        (self as? ImageRenderNode).map { [$0] } ?? children.flatMap(\.images)
    }

    /// True where this node or one in it shows text.
    package final var containsText: Bool {
        self is TextRenderNode || children.contains { $0.containsText }
    }
}
