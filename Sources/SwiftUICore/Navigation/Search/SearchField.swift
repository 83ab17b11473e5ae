import Foundation

/// The search field that one `searchable` asks for, between the views that it searches and the page that shows it.
@MainActor
package final class SearchField {
    /// Whether the user searches at present: what views inside read.
    final class Presence: DependencySource, @unchecked Sendable {
        // Written and read on the main thread.
        nonisolated(unsafe) fileprivate(set) var isPresented = false
    }

    nonisolated let presence = Presence()
    let placement: SearchFieldPlacement
    var text: Binding<String> = .constant("")
    var isPresentedBinding: Binding<Bool>?
    var search = PageSearch()
    var submit: () -> Void = {}
    private var pages: [PageReference] = []

    init(_ placement: SearchFieldPlacement) {
        self.placement = placement
    }

    /// What the field shows, for a page that shows it.
    func show(in page: Page) -> PageSearch {
        if !pages.contains(where: { $0.page === page }) { pages.append(PageReference(page: page)) }
        return search
    }

    func leave(_ page: Page) {
        pages.removeAll { $0.page == nil || $0.page === page }
    }

    func update() {
        setPresented(search.isPresented)
        for reference in pages { reference.page?.updateSearch() }
    }

    private func setPresented(_ isPresented: Bool) {
        guard presence.isPresented != isPresented else { return }
        presence.isPresented = isPresented
        presence.changed()
    }

    func handle(_ event: PageSearchEvent) {
        switch event {
        case .text(let new):
            search.text = new
            if text.wrappedValue != new { text.wrappedValue = new }
        case .presented(let isPresented): present(isPresented)
        case .submit: submit()
        }
    }

    /// Begins or ends the search. What is no longer searched for is forgotten.
    func present(_ isPresented: Bool) {
        guard search.isPresented != isPresented else { return }
        search.isPresented = isPresented
        if let binding = isPresentedBinding, binding.wrappedValue != isPresented { binding.wrappedValue = isPresented }
        if !isPresented, !text.wrappedValue.isEmpty {
            search.text = ""
            text.wrappedValue = ""
        }
        update()
    }

    /// Takes over a suggestion.
    func complete(_ completion: String) {
        text.wrappedValue = completion
        search.text = completion
        update()
    }
}

/// A search field by identity.
package struct SearchReference: Equatable {
    weak var field: SearchField?

    package static func == (a: SearchReference, b: SearchReference) -> Bool { a.field === b.field }
}

/// The search field that a page's content asks for: of several, the outermost.
enum SearchKey: PreferenceKey {
    static var defaultValue: SearchReference? { nil }

    static func reduce(value: inout SearchReference?, nextValue: () -> SearchReference?) {
        value = value ?? nextValue()
    }
}

private struct SearchFieldKey: EnvironmentKey {
    static var defaultValue: SearchReference? { nil }
}

extension EnvironmentValues {
    /// The search that this view is part of.
    package var searchField: SearchField? {
        get { self[SearchFieldKey.self]?.field }
        set { self[SearchFieldKey.self] = newValue.map { SearchReference(field: $0) } }
    }

    /// The field that the first page of a stack shows for a view around it; of a split view's columns, one shows it.
    @MainActor
    func searchField(for column: SplitColumn?) -> SearchField? {
        guard let field = searchField, let column else { return searchField }
        return field.placement.columnIndex == column.index ? field : nil
    }

    /// True while the user searches in the search field around.
    public var isSearching: Bool {
        guard let presence = searchField?.presence else { return false }
        presence.recordRead()
        return presence.isPresented
    }

    /// Ends the search around: empties the field and takes the keyboard's focus from it.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(field: searchField) }
}
