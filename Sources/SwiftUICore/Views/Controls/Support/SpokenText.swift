/// A render node that says something to a screen reader.
@MainActor
package protocol SpokenRenderNode: RenderNode {
    var spokenText: String? { get }
}

extension TextRenderNode: SpokenRenderNode {
    package var spokenText: String? { paragraph?.text.string }
}

extension RenderNode {
    /// All that this node and those in it say, in order: the name of a control whose label this is.
    package final var spokenLabel: String {
        var parts: [String] = []
        collectSpokenText(into: &parts, besidesText: containsText)
        return parts.joined(separator: " ")
    }

    /// Beside a text, an image by itself says nothing that the text does not say.
    private func collectSpokenText(into parts: inout [String], besidesText: Bool) {
        if let element = self as? AccessibilityRenderNode {
            if element.properties.isHidden == true { return }
            if let label = element.properties.label { return parts.append(label) }
        }
        let isSilent = besidesText && self is ImageRenderNode
        if !isSilent, let text = (self as? any SpokenRenderNode)?.spokenText, !text.isEmpty { parts.append(text) }
        for child in children { child.collectSpokenText(into: &parts, besidesText: besidesText) }
    }

    /// True where this node or one in it shows text.
    package final var containsText: Bool {
        self is TextRenderNode || children.contains { $0.containsText }
    }
}
