/// How a navigation view shows its pages.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    static var _form: _NavigationViewForm { get }
}

/// A navigation view's form, in a form that public requirements can name.
public struct _NavigationViewForm: Equatable, Sendable {
    package enum Kind: Sendable {
        /// Columns where the view is wide and has several.
        case automatic
        /// One page at a time.
        case stack
        /// Columns side by side where the view is wide.
        case columns
    }

    package let kind: Kind
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Columns where the navigation view has several views and is wide enough for them.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One page at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns side by side.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct NavigationViewFormKey: EnvironmentKey {
    static var defaultValue: _NavigationViewForm { _NavigationViewForm(kind: .automatic) }
}

extension EnvironmentValues {
    package var navigationViewForm: _NavigationViewForm {
        get { self[NavigationViewFormKey.self] }
        set { self[NavigationViewFormKey.self] = newValue }
    }
}

extension View {
    /// How the navigation views in this view show their pages.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewForm, S._form)
    }
}
