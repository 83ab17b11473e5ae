private struct SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: ViewBox? { nil }
}

private struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: ViewBox? { nil }
}

extension EnvironmentValues {
    var searchSuggestions: ViewBox? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    var searchScopes: ViewBox? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

private struct SearchPartModifier: ViewModifier {
    @State private var part = ViewBox()
    let keyPath: WritableKeyPath<EnvironmentValues, ViewBox?>
    let view: AnyView

    init(keyPath: WritableKeyPath<EnvironmentValues, ViewBox?>, view: AnyView) {
        self.keyPath = keyPath
        self.view = view
    }

    func body(content: Content) -> some View {
        part.set(view)
        return content.environment(keyPath, part)
    }
}

extension View {
    /// Proposes what to search for, in a list under the search field of the `searchable` before this.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchPartModifier(keyPath: \.searchSuggestions, view: AnyView(suggestions())))
    }

    /// Lets the user choose where to search, under the search field of the `searchable` before this.
    ///
    /// - Parameters:
    ///   - scope: what is chosen.
    ///   - scopes: a view for each choice, with a `tag` of the scope's type.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        let choices = scopes()
        return modifier(
            SearchPartModifier(
                keyPath: \.searchScopes,
                view: AnyView(
                    Picker(selection: scope) {
                        choices
                    } label: {
                        EmptyView()
                    }
                    .pickerStyle(.segmented).labelsHidden())))
    }

    /// Makes this suggestion put a text into the search field when it is chosen.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: completion))
    }
}

private struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.searchField) private var field

    func body(content: Content) -> some View {
        Button {
            field?.complete(completion)
        } label: {
            content.frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
