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
        collectSpokenText(into: &parts)
        return parts.joined(separator: " ")
    }

    private func collectSpokenText(into parts: inout [String]) {
        if let text = (self as? any SpokenRenderNode)?.spokenText, !text.isEmpty { parts.append(text) }
        for child in children { child.collectSpokenText(into: &parts) }
    }

    /// True where this node or one in it shows text.
    package final var containsText: Bool {
        self is TextRenderNode || children.contains { $0.containsText }
    }
}
