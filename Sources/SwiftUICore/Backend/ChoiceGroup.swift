/// Buttons of which one is chosen. To the keyboard they are one control: Tab comes to the chosen one, arrow keys go from one
/// to another.
@MainActor
package final class ChoiceGroup {
    private struct Member {
        weak var widget: (any ButtonWidget)?
    }

    private var entries: [Member] = []

    package init() {}

    /// What is on the screen of it, in no order.
    package var members: [any ButtonWidget] { entries.compactMap(\.widget) }

    package func add(_ widget: any ButtonWidget) {
        entries.removeAll { $0.widget == nil || $0.widget === widget }
        entries.append(Member(widget: widget))
    }

    package func remove(_ widget: any ButtonWidget) {
        entries.removeAll { $0.widget == nil || $0.widget === widget }
    }
}

extension ChoiceGroup: Equatable {
    package nonisolated static func == (a: ChoiceGroup, b: ChoiceGroup) -> Bool { a === b }
}
