import Foundation

extension View {
    /// Runs `action` when a key is pressed or held while something in this view has the keyboard's focus.
    public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Runs `action` in the given phases of a key while something in this view has the keyboard's focus.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Runs `action` in the given phases of some keys while something in this view has the keyboard's focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: { keys.contains($0.key) }, action: action))
    }

    /// Runs `action` in the given phases of keys that type some characters, while something in this view has the
    /// keyboard's focus.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases,
                accepts: { press in
                    !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
                }, action: action))
    }

    /// Runs `action` in the given phases of any key while something in this view has the keyboard's focus.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: { _ in true }, action: action))
    }
}

struct KeyPressModifier: ItemModifier {
    typealias Body = Never
    let phases: KeyPress.Phases
    let accepts: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    func makeWrapper(for node: ViewNode) -> KeyPressRenderNode { KeyPressRenderNode(graph: node.graph) }

    func update(_ wrapper: KeyPressRenderNode, for node: ViewNode) {
        wrapper.modifier = node.environment.isEnabled ? self : nil
    }
}

/// A node that hears of keys while something in it has the keyboard's focus.
@MainActor
package protocol KeyNode: RenderNode {
    /// False: the key goes on to the views around.
    func handle(_ press: KeyPress) -> Bool
}

final class KeyPressRenderNode: PointerRenderNode, KeyNode {
    var modifier: KeyPressModifier?

    override var needs: PointerNeeds { .keys }

    func handle(_ press: KeyPress) -> Bool {
        guard let modifier, modifier.phases.contains(press.phase), modifier.accepts(press) else { return false }
        return modifier.action(press) == .handled
    }
}
