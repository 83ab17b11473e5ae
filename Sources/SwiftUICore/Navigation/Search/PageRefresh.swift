/// What a list or a scroll view offers to load anew, for the page around it.
@MainActor
package final class PageRefresh {
    private var holder: RefreshHolder
    private(set) var isRunning = false
    /// Called when it begins and ends.
    var changed: () -> Void = {}

    init(_ holder: RefreshHolder) {
        self.holder = holder
    }

    /// Gives `known`, or another one where another view is asked; nil where nothing can be loaded anew.
    static func updated(_ known: PageRefresh?, to holder: RefreshHolder?) -> PageRefresh? {
        guard let holder else { return nil }
        if let known, known.holder === holder { return known }
        return PageRefresh(holder)
    }

    func run() {
        guard !isRunning else { return }
        isRunning = true
        changed()
        Task { [holder] in
            await holder.run()
            isRunning = false
            changed()
        }
    }
}

enum RefreshKey: PreferenceKey {
    static var defaultValue: PageRefresh? { nil }

    static func reduce(value: inout PageRefresh?, nextValue: () -> PageRefresh?) {
        value = value ?? nextValue()
    }
}
