/// A control's render node that can have the keyboard's focus.
///
/// It says with ``RenderNode/focusDidChange(_:)`` when its widget has got or lost the focus.
@MainActor
package protocol FocusTarget: RenderNode {
    /// Asks for the focus. False where the control cannot have it at present.
    func requestFocus() -> Bool
    /// Gives the focus up.
    func resignFocus()
}

extension FocusTarget {
    package func requestFocus() -> Bool { widget.map(graph.backend.focus) ?? false }

    package func resignFocus() {
        if let widget { graph.backend.unfocus(widget) }
    }
}

extension RenderNode {
    /// Tells the `focused` modifiers around this control that it has got or lost the keyboard's focus.
    package final func focusDidChange(_ isFocused: Bool) {
        var node = parent
        var providers: [FocusedValueProvider] = []
        while let current = node {
            (current as? any FocusListener)?.contentFocusDidChange(isFocused)
            if let giver = current as? FocusedValueRenderNode { providers.append(giver.provider) }
            node = current.parent
        }
        // The program's menu takes the keyboard, but its items speak of the view that had it before.
        guard isFocused, (self as? LabeledControlRenderNode)?.isPrimaryMenu != true else { return }
        graph.focusedValues.focusDidMove(to: providers.reversed())
    }

    /// The first control in this node that can have the focus.
    package final func firstFocusTarget() -> (any FocusTarget)? {
        if let target = self as? any FocusTarget { return target }
        for child in children where !child.flags.contains(.isLeaving) {
            if let target = child.firstFocusTarget() { return target }
        }
        return nil
    }
}

/// A render node around controls that hears of their focus.
@MainActor
protocol FocusListener: RenderNode {
    func contentFocusDidChange(_ isFocused: Bool)
}
