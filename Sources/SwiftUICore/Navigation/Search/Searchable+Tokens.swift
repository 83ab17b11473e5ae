import Foundation

extension View {
    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// Before the text stand tokens, which the user can take away.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, isPresented: nil, placement: placement, prompt: prompt,
                tokens: AnyView(SearchTokens(tokens: tokens, token: token))))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// Before the text stand tokens, which the user can take away.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
                tokens: AnyView(SearchTokens(tokens: tokens, token: token))))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// Before the text stand tokens, which the user can take away.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, P: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: P,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
                tokens: AnyView(SearchTokens(tokens: tokens, token: token))))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// The other binding is true while the user searches.
    /// Before the text stand tokens, which the user can take away.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: AnyView(SearchTokens(tokens: tokens, token: token))))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// The other binding is true while the user searches.
    /// Before the text stand tokens, which the user can take away.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: AnyView(SearchTokens(tokens: tokens, token: token))))
    }

    /// Lets the user search in this view: the page gets a search field, whose text the binding holds.
    /// The other binding is true while the user searches.
    /// Before the text stand tokens, which the user can take away.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, P: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: AnyView(SearchTokens(tokens: tokens, token: token))))
    }
}

/// The tokens of a search, each with a button that takes it away.
struct SearchTokens<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>: View
where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    var body: some View {
        if !tokens.wrappedValue.isEmpty {
            HStack(spacing: 6) {
                ForEach(tokens.wrappedValue) { element in
                    HStack(spacing: 4) {
                        token(element).labelStyle(.titleAndIcon).font(.callout)
                        Button {
                            tokens.wrappedValue.removeAll { $0.id == element.id }
                        } label: {
                            Image(systemName: "xmark").font(.caption)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(Text(verbatim: SearchFieldWords.remove))
                    }
                    .padding(EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 8))
                    .background(Color.accentColor.opacity(0.2), in: Capsule())
                }
                Spacer(minLength: 0)
            }
        }
    }
}
