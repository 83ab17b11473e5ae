/// The title of the page. The innermost, last one holds.
enum NavigationTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) {
        if let next = nextValue() { value = next }
    }
}

enum TitleDisplayModeKey: PreferenceKey {
    static var defaultValue: NavigationBarItem.TitleDisplayMode { .automatic }

    static func reduce(
        value: inout NavigationBarItem.TitleDisplayMode, nextValue: () -> NavigationBarItem.TitleDisplayMode
    ) {
        let next = nextValue()
        if next != .automatic { value = next }
    }
}

enum BackButtonHiddenKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}

extension View {
    /// The title of the page that shows this view.
    public func navigationTitle(_ title: Text) -> some View {
        preference(key: NavigationTitleKey.self, value: title)
    }

    /// The title of the page, in its bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The title of the page, in its bar.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// How large the title is shown in the bar. `automatic` and `inline` are the usual size of a header bar; a title that
    /// does not fit between the bar's buttons goes under the bar, but an `inline` one is cut.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        preference(key: TitleDisplayModeKey.self, value: displayMode)
    }

    /// Hides the way back in the bar; Alt and the left arrow key still lead back.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(key: BackButtonHiddenKey.self, value: hidesBackButton)
    }

    /// Hides the bar of the page, in the older form.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        visibilityOfBars(hidden ? .hidden : .visible, [.navigationBar])
    }

    /// The title of the page, in the older form.
    public func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }

    /// The title of the page, in the older form.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// The title of the page, in the older form.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// The title of the page and how large it is shown, in the older form.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// The title of the page and how large it is shown, in the older form.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// The title of the page and how large it is shown, in the older form.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}

/// What a navigation bar shows.
public struct NavigationBarItem: Sendable {
    /// How large a title is shown.
    public enum TitleDisplayMode: Sendable {
        /// Up to the page, in the line of the bar, or large.
        case automatic, inline, large
    }
}
