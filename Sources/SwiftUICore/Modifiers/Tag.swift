package enum TagTrait: LayoutValueKey {
    package static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Says which value of a selection the view stands for, in a picker, a list or a tab view.
    ///
    /// With `includeOptional`, the view stands for the value in an optional selection too.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier<TagTrait>(AnyHashable(tag)))
    }
}
