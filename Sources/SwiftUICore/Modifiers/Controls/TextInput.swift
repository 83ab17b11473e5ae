private struct TextInputTraitsKey: EnvironmentKey {
    static let defaultValue = TextInputTraits()
}

extension EnvironmentValues {
    package var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether `autocorrectionDisabled(_:)` holds here.
    public var autocorrectionDisabled: Bool {
        get { !textInputTraits.isCorrected }
        set { textInputTraits.isCorrected = !newValue }
    }
}

extension View {
    /// Tells input methods which letters to capitalise; nil: as they do by themselves.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.textInputTraits.capitalization, autocapitalization?.kind)
    }

    /// Tells input methods and spelling checkers to leave the text as it is typed.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Whether spelling is left as it is typed; nil leaves that to the view around.
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
}
