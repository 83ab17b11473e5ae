import SwiftUICore

extension RecordingBackend {
    package func makePage(content: any PlatformHost) -> any PageWidget {
        RecordingPage("page \(nextNumber())", content: content, backend: self)
    }

    package func makeNavigation() -> any NavigationWidget {
        RecordingNavigation("navigation \(nextNumber())", backend: self)
    }
}

/// A page, as tests see it.
@MainActor
package final class RecordingPage: RecordingWidget, PageWidget {
    package let content: any PlatformHost
    package private(set) var bar = PageBar()
    package var onBack: () -> Void = {}

    init(_ name: String, content: any PlatformHost, backend: RecordingBackend) {
        self.content = content
        super.init(name, backend: backend)
    }

    package func update(_ bar: PageBar) {
        self.bar = bar
        set("title", to: bar.title)
    }
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
