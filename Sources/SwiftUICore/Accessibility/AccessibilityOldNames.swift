/// The names that these modifiers had first.
extension View {
    /// What screen readers call this view: the older name of `accessibilityLabel(_:)`.
    public func accessibility(label: Text) -> some View {
        accessibilityLabel(label)
    }

    /// The value that screen readers tell of this view: the older name of `accessibilityValue(_:)`.
    public func accessibility(value: Text) -> some View {
        accessibilityValue(value)
    }

    /// What happens when one uses this view: the older name of `accessibilityHint(_:)`.
    public func accessibility(hint: Text) -> some View {
        accessibilityHint(hint)
    }

    /// Hides this view from assistive technologies: the older name of ``accessibilityHidden(_:)``.
    public func accessibility(hidden: Bool) -> some View {
        accessibilityHidden(hidden)
    }

    /// A name by which tests find this view: the older name of ``accessibilityIdentifier(_:)``.
    public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// Adds to what screen readers know of this view: the older name of ``accessibilityAddTraits(_:)``.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Takes away from what screen readers know: the older name of ``accessibilityRemoveTraits(_:)``.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    @available(
        *, unavailable,
        message: "GTK gives elements to screen readers in the order of the views. Put the views into that order."
    )
    public func accessibility(sortPriority: Double) -> some View {
        self
    }

    @available(
        *, unavailable,
        message: "GTK tells assistive technologies one name of an element: use accessibilityLabel(_:)."
    )
    public func accessibility(inputLabels: [Text]) -> some View {
        self
    }
}
