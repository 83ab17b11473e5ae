import Foundation

/// Gives the page a search field, and the views inside what they need to know of it.
struct SearchableModifier: ViewModifier {
    typealias Body = Never

    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    var suggestions: AnyView?
    var tokens: AnyView?

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(SearchableNode(view, context))
    }
}

final class SearchableNode<C: View>: ModifierNode<C, SearchableModifier> {
    private lazy var field = SearchField(modifier.placement)
    private var accessory: WindowHost?
    private var suggestions: WindowHost?

    override func willMakeContent() {
        environment.searchField = field
        becomePreferenceWriter()
        field.submit = { [weak self] in self?.environment.submit(.search) }
        evaluate()
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        var values = new
        values.searchField = field
        super.environmentDidChange(to: values, changed: keys)
    }

    override func modifierDidChange(from old: SearchableModifier) {
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        var (proposals, scopes): (AnyView?, AnyView?)
        tracking {
            field.text = modifier.text
            field.isPresentedBinding = modifier.isPresented
            field.search.text = modifier.text.wrappedValue
            if let isPresented = modifier.isPresented?.wrappedValue { field.search.isPresented = isPresented }
            proposals = modifier.suggestions ?? environment.searchSuggestions?.view
            scopes = environment.searchScopes?.view
            field.search.prompt =
                modifier.prompt?.resolve(in: environment.textResolutionContext).string ?? SearchFieldWords.search
        }
        if !field.search.text.isEmpty { field.search.isPresented = true }
        field.search.isAlwaysShown = modifier.placement.isAlwaysShown
        let tokens = modifier.tokens
        show(
            tokens == nil && scopes == nil
                ? nil
                : AnyView(
                    VStack(spacing: 6) {
                        if let tokens { tokens }
                        if let scopes { scopes }
                    }.padding(.bottom, 6)), in: &accessory)
        show(proposals.map { AnyView(SearchSuggestionList(suggestions: $0)) }, in: &suggestions)
        field.search.accessory = accessory?.surface.host
        field.search.suggestions = suggestions?.surface.host
        field.update()
    }

    private func show(_ content: AnyView?, in host: inout WindowHost?) {
        guard let content else {
            host?.close()
            host = nil
            return
        }
        let known =
            host
            ?? WindowHost(parent: self, isPart: true) { values in
                values.isInListRow = false
                values.stackAxis = nil
            }
        known.surface.host.isRigid = true
        host = known
        DependencyTracker.untracked { known.setContent(content) }
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard K.self == SearchKey.self else { return combinedPreference(key) }
        let own: SearchReference? = SearchReference(field: field)
        return own as? K.Value
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        super.forEachChild(visit)
        for host in [accessory, suggestions].compactMap({ $0 }) { visit(host.node) }
    }

    override func didUnmount() {
        for host in [accessory, suggestions].compactMap({ $0 }) { host.surface.tearDown() }
        preferencesDidChange()
    }
}

/// What is proposed, in a column.
private struct SearchSuggestionList: View {
    let suggestions: AnyView

    var body: some View {
        VStack(alignment: .leading, spacing: 0) { suggestions.buttonStyle(SearchSuggestionStyle()) }
            .frame(width: 280)
    }
}

private struct SearchSuggestionStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10))
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(
                Color.primary.opacity(configuration.isPressed ? 0.12 : 0.001), in: RoundedRectangle(cornerRadius: 6)
            )
            .contentShape(Rectangle())
    }
}

/// Words of the search itself, in the user's language.
enum SearchFieldWords {
    static var search: String { UserLocale.choose("Search", "Suchen") }
    static var remove: String { UserLocale.choose("Remove", "Entfernen") }
}
