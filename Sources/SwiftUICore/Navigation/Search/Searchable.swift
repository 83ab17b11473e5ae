import Foundation

extension View {
    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    @_disfavoredOverload
    public func searchable<P: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// The other binding is true while the user searches.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// The other binding is true while the user searches.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// The other binding is true while the user searches.
    @_disfavoredOverload
    public func searchable<P: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: P
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// The suggestions are listed under the field.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, isPresented: nil, placement: placement, prompt: prompt, suggestions: AnyView(suggestions()))
        )
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// The suggestions are listed under the field.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
                suggestions: AnyView(suggestions())))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// The suggestions are listed under the field.
    @_disfavoredOverload
    public func searchable<P: StringProtocol, S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
                suggestions: AnyView(suggestions())))
    }
}
