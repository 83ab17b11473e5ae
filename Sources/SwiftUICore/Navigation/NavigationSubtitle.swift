enum NavigationSubtitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) {
        if let next = nextValue() { value = next }
    }
}

extension View {
    /// A second, smaller line under the title of the page.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        preference(key: NavigationSubtitleKey.self, value: subtitle)
    }

    /// A line under the title of the page.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// A line under the title of the page.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}
