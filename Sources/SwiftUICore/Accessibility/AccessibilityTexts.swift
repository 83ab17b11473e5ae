extension View {
    private func describe(
        _ resolve: @escaping @MainActor (ViewNode, inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityModifier> {
        modifier(AccessibilityModifier(resolve: resolve))
    }

    /// What screen readers call this view.
    public func accessibilityLabel(_ label: Text) -> some View {
        describe { $1.label = label.spoken(in: $0) }
    }

    /// What screen readers call this view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// What screen readers call this view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// The value that screen readers tell of this view.
    public func accessibilityValue(_ valueDescription: Text) -> some View {
        describe { $1.value = valueDescription.spoken(in: $0) }
    }

    /// The value that screen readers tell of this view.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// The value that screen readers tell of this view.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// What happens when one uses this view, for screen readers.
    public func accessibilityHint(_ hint: Text) -> some View {
        describe { $1.hint = hint.spoken(in: $0) }
    }

    /// What happens when one uses this view, for screen readers.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// What happens when one uses this view, for screen readers.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Hides this view from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        describe { $1.isHidden = hidden }
    }

    /// A name by which tests find this view; nobody hears it.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        describe { $1.identifier = identifier }
    }

    /// Adds to what screen readers know of this view.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        describe { $1.addedTraits = traits }
    }

    /// Takes away from what screen readers know of this view.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        describe { $1.removedTraits = traits }
    }

    /// Makes this view one element.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        describe { $1.childBehavior = children }
    }

    @available(
        *, unavailable,
        message: "GTK gives elements to screen readers in the order of the views. Put the views into that order."
    )
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        self
    }

    /// Adds an action that assistive technologies can ask for.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        describe { $1.actions = [.init(name: actionKind.name, perform: { handler() })] }
    }

    /// Adds an action with a name that assistive technologies can ask for.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        describe { $1.actions = [.init(name: name.spoken(in: $0), perform: { handler() })] }
    }

    /// Adds an action with a name that assistive technologies can ask for.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with a name that assistive technologies can ask for.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Lets assistive technologies make this view's value larger or smaller.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        describe { node, properties in
            let vocabulary = AdjustmentNames(node)
            properties.actions = [
                .init(name: vocabulary.increment) { handler(.increment) },
                .init(name: vocabulary.decrement) { handler(.decrement) },
            ]
        }
    }
}

extension Text {
    /// The text in the language of a node's place.
    @MainActor
    fileprivate func spoken(in node: ViewNode) -> String {
        resolve(in: node.environment.textResolutionContext).string
    }
}

/// The names of the two adjustments in the user's language.
@MainActor
private struct AdjustmentNames {
    let increment: String
    let decrement: String

    init(_ node: ViewNode) {
        let languages = node.environment.textResolutionContext.languages
        let isGerman = LanguageTag.code(languages.first ?? "en") == "de"
        increment = isGerman ? "Erhöhen" : "Increase"
        decrement = isGerman ? "Verringern" : "Decrease"
    }
}
