import CGTK
import Foundation
import SwiftUICore

/// A stack of pages in an AdwLeaflet: slides between them, and goes back by swipe, Alt and the left arrow, and Escape.
@MainActor
final class NavigationArea: Widget, NavigationWidget, GTKWidget {
    var onPop: (Int) -> Void = { _ in }
    private var pages: [PageView] = []
    /// Pages that have gone but may still be sliding away.
    private var leaving: [PageView] = []
    private var completions: [() -> Void] = []

    init() {
        super.init(adw_leaflet_new())
        adw_leaflet_set_can_unfold(pointer, gboolean(0))
        adw_leaflet_set_can_navigate_back(pointer, gboolean(1))
        adw_leaflet_set_transition_type(pointer, ADW_LEAFLET_TRANSITION_TYPE_OVER)
        connect("notify::visible-child") { [weak self] in self?.visibleChildDidChange() }
        connect("notify::child-transition-running") { [weak self] in self?.finishIfStill() }
        Keys.addBack(to: gtk, isPossible: { [weak self] in (self?.pages.count ?? 0) > 1 }) { [weak self] in
            self?.pages.last?.onBack()
        }
    }

    func setPages(_ new: [any PageWidget], isAnimated: Bool, completion: @escaping () -> Void) {
        let views = new.compactMap { $0 as? PageView }
        completions.append(completion)
        for page in views where !pages.contains(where: { $0 === page }) {
            adw_leaflet_append(pointer, page.gtk)
        }
        for page in pages where !views.contains(where: { $0 === page }) { leaving.append(page) }
        let isGoingBack = views.count < pages.count
        if let old = pages.last, old !== views.last { old.noteFocus() }
        pages = views
        guard let top = views.last else { return finish() }
        if adw_leaflet_get_visible_child(pointer) != top.gtk {
            if !isAnimated { adw_leaflet_set_mode_transition_duration(pointer, 0) }
            adw_leaflet_set_visible_child(pointer, top.gtk)
            // Back on a page, the keyboard is where it was: on the row that led away.
            if isGoingBack { MainLoop.soon { [weak top] in top?.restoreFocus() } }
        }
        MainLoop.soon { [weak self] in self?.finishIfStill() }
    }

    /// The leaflet has gone back by itself where its visible child is a page below the top.
    private func visibleChildDidChange() {
        guard let visible = adw_leaflet_get_visible_child(pointer),
            let index = pages.firstIndex(where: { $0.gtk == visible }), index < pages.count - 1
        else { return }
        onPop(index + 1)
    }

    private func finishIfStill() {
        guard adw_leaflet_get_child_transition_running(pointer) == 0 else { return }
        finish()
    }

    private func finish() {
        for page in leaving where gtk_widget_get_parent(page.gtk) == gtk { adw_leaflet_remove(pointer, page.gtk) }
        leaving = []
        let done = completions
        completions = []
        for completion in done { completion() }
    }
}

extension GTKBackend {
    func makePage(content: any PlatformHost) -> any PageWidget { PageView(content: content) }
    func makeNavigation() -> any NavigationWidget { NavigationArea() }
}
