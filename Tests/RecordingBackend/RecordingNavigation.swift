import SwiftUICore

extension RecordingBackend {
    package func makePage(content: any PlatformHost) -> any PageWidget {
        RecordingPage("page \(nextNumber())", content: content, backend: self)
    }

    package func makeNavigation() -> any NavigationWidget {
        RecordingNavigation("navigation \(nextNumber())", backend: self)
    }

    package func makeSplit(columns: [any NavigationWidget]) -> any SplitWidget {
        let columns = columns.compactMap { $0 as? RecordingNavigation }
        return RecordingSplit("split \(nextNumber())", columns: columns, backend: self)
    }
}

/// A page, as tests see it.
@MainActor
package final class RecordingPage: RecordingWidget, PageWidget {
    package let content: any PlatformHost
    package private(set) var bar = PageBar()
    package var onBack: () -> Void = {}
    package var onSidebar: () -> Void = {}
    package var onRefresh: () -> Void = {}
    package var onSearch: (PageSearchEvent) -> Void = { _ in }
    package private(set) var search: PageSearch?

    init(_ name: String, content: any PlatformHost, backend: RecordingBackend) {
        self.content = content
        super.init(name, backend: backend)
    }

    package func update(_ bar: PageBar) {
        self.bar = bar
        set("title", to: bar.title)
    }

    package func updateSearch(_ search: PageSearch?) { self.search = search }
}

/// A stack of pages. A test goes back as a user by swipe does, and lets pages that leave arrive.
@MainActor
package final class RecordingNavigation: RecordingWidget, NavigationWidget {
    package private(set) var pages: [any PageWidget] = []
    package var onPop: (Int) -> Void = { _ in }
    private var completions: [() -> Void] = []

    package func setPages(_ pages: [any PageWidget], isAnimated: Bool, completion: @escaping () -> Void) {
        self.pages = pages
        completions.append(completion)
        set("pages", to: "\(pages.count)")
    }

    /// Ends the transitions that run.
    package func finishTransitions() {
        let done = completions
        completions = []
        for completion in done { completion() }
    }
}

/// Columns. A test makes the window narrow and wide.
@MainActor
package final class RecordingSplit: RecordingWidget, SplitWidget {
    package let columns: [RecordingNavigation]
    package private(set) var layout = SplitLayout()
    package var onFold: (SplitFolding) -> Void = { _ in }
    package var onShow: (Int) -> Void = { _ in }
    package var onToggle: () -> Void = {}

    init(_ name: String, columns: [RecordingNavigation], backend: RecordingBackend) {
        self.columns = columns
        super.init(name, backend: backend)
    }

    package func update(_ layout: SplitLayout) {
        self.layout = layout
        set("current", to: "\(layout.current)")
    }
}
