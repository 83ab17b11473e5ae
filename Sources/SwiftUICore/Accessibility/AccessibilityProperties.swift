/// What modifiers say of an element to assistive technologies; nil: what the element says itself.
package struct AccessibilityProperties: Equatable {
    package struct Action: Equatable {
        /// nil: the action of a press.
        package var name: String?
        package var perform: @MainActor () -> Void

        /// The closures are new with every body; what counts for the platform is which actions there are.
        package static func == (lhs: Action, rhs: Action) -> Bool { lhs.name == rhs.name }
    }

    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var isHidden: Bool?
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var actions: [Action] = []
    package var childBehavior: AccessibilityChildBehavior?

    package init() {}

    package var traits: AccessibilityTraits { addedTraits.subtracting(removedTraits) }

    /// True where nothing but the order or the visibility is said.
    package var saysNothing: Bool {
        var copy = self
        copy.isHidden = nil
        return copy == AccessibilityProperties()
    }

    /// These properties where they say something, else those of `inner`. An inner modifier's actions come first.
    package func over(_ inner: AccessibilityProperties) -> AccessibilityProperties {
        var result = inner
        result.label = label ?? inner.label
        result.value = value ?? inner.value
        result.hint = hint ?? inner.hint
        result.identifier = identifier ?? inner.identifier
        result.isHidden = isHidden ?? inner.isHidden
        result.addedTraits = inner.traits.union(addedTraits).subtracting(removedTraits)
        result.removedTraits = inner.removedTraits.subtracting(addedTraits).union(removedTraits)
        result.actions = inner.actions + actions
        result.childBehavior = childBehavior ?? inner.childBehavior
        return result
    }
}

/// What an element is to assistive technologies.
package enum AccessibilityRole: Hashable, Sendable {
    case group, image, button, heading, link, text, searchField, toggle
}
