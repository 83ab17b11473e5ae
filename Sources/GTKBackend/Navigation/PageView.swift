import CGTK
import Foundation
import SwiftUICore

/// A page: a header bar, the content, and a bar under it where there is something to put there.
@MainActor
final class PageView: Widget, PageWidget, GTKWidget {
    var onBack: () -> Void = {}
    var onSidebar: () -> Void = {}
    var onRefresh: () -> Void = {}
    var onSearch: (PageSearchEvent) -> Void = { _ in }
    private let header = adw_header_bar_new()
    private let title: UnsafeMutablePointer<GtkWidget>
    private let slot: TitleSlot
    /// The title where the bar has no room for it.
    private let titleRow = TitleRow()
    private var titleFits = true
    private let bottom = BottomBar()
    private let back = gtk_button_new_from_icon_name("go-previous-symbolic")
    private let sidebar = gtk_button_new_from_icon_name("sidebar-show-symbolic")
    private var refresh: RefreshButton?
    private var search: SearchBar?
    private let content: HostWidget?
    private var packed: [any PlatformHost] = []
    private let lastFocus = WeakWidget()
    private var showsStartControls = true
    private var showsEndControls = true
    private static let name = "segler-page"

    init(content: any PlatformHost) {
        self.content = content as? HostWidget
        title = adw_window_title_new("", "")
        slot = TitleSlot(around: title)
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        let box = cast(GtkBox.self)
        adw_header_bar_set_title_widget(headerBar, slot.gtk)
        gtk_box_append(box, header)
        gtk_box_append(box, titleRow.gtk)
        slot.onFit = { [weak self] in
            self?.titleFits = $0
            self?.placeTitle()
        }
        if let content = self.content {
            gtk_widget_set_vexpand(content.gtk, gboolean(1))
            gtk_widget_set_hexpand(content.gtk, gboolean(1))
            gtk_box_append(box, content.gtk)
        }
        gtk_box_append(box, bottom.gtk)
        gtk_widget_set_visible(bottom.gtk, gboolean(0))
        setUp(back, PlatformWords.back) { [weak self] in self?.onBack() }
        setUp(sidebar, PlatformWords.sidebar) { [weak self] in self?.onSidebar() }
        gtk_widget_set_name(gtk, Self.name)
        connect("map") { [weak self] in
            self?.nameSheet()
            self?.showWindowControls()
        }
    }

    /// A sheet is called as the page in it. The app's windows have names of their own.
    private func nameSheet() {
        guard let root = gtk_widget_get_root(gtk), gtk_widget_get_mapped(gtk) != 0 else { return }
        let window = UnsafeMutableRawPointer(root)
        guard g_type_check_instance_is_a(window.assumingMemoryBound(to: GTypeInstance.self), adw_window_get_type()) != 0
        else { return }
        gtk_window_set_title(
            window.assumingMemoryBound(to: GtkWindow.self), adw_window_title_get_title(OpaquePointer(title)))
    }

    private var headerBar: OpaquePointer? { OpaquePointer(header) }

    private func setUp(
        _ button: UnsafeMutablePointer<GtkWidget>?, _ name: String, _ action: @escaping @MainActor () -> Void
    ) {
        guard let button else { return }
        gtk_widget_set_tooltip_text(button, name)
        segler_accessible_set_label(OpaquePointer(button), name)
        adw_header_bar_pack_start(headerBar, button)
        gtk_widget_set_visible(button, gboolean(0))
        connect("clicked", of: UnsafeMutableRawPointer(button), action)
    }

    /// Remembers which widget of the page has the keyboard's focus.
    func noteFocus() {
        guard let root = gtk_widget_get_root(gtk), let focus = gtk_root_get_focus(root) else { return }
        lastFocus.widget = gtk_widget_is_ancestor(focus, gtk) != 0 ? focus : nil
    }

    /// Gives the focus back to it, if it is still there.
    func restoreFocus() {
        guard let widget = lastFocus.widget, gtk_widget_is_ancestor(widget, gtk) != 0 else { return }
        lastFocus.widget = nil
        gtk_widget_grab_focus(widget)
    }

    /// What a new size of the window changes in the bar comes while that very window gives places.
    func update(_ bar: PageBar) {
        waitingBar = bar
        Allocation.whenDone { [weak self] in self?.updateBar() }
    }

    private var waitingBar: PageBar?

    private func updateBar() {
        guard let bar = waitingBar else { return }
        waitingBar = nil
        gtk_widget_set_visible(header, gboolean(bar.isHidden ? 0 : 1))
        adw_window_title_set_title(OpaquePointer(title), bar.title)
        adw_window_title_set_subtitle(OpaquePointer(title), bar.subtitle)
        slot.fullTitle = [bar.title, bar.subtitle].filter { !$0.isEmpty }.joined(separator: "\n")
        titleRow.update(bar.title, bar.subtitle)
        nameSheet()
        if bar.hasLargeTitle {
            gtk_widget_add_css_class(title, "segler-large-title")
        } else {
            gtk_widget_remove_css_class(title, "segler-large-title")
        }
        slot.isInline = bar.hasInlineTitle
        placeTitle()
        if let back { gtk_widget_set_visible(back, gboolean(bar.showsBack ? 1 : 0)) }
        if let sidebar { gtk_widget_set_visible(sidebar, gboolean(bar.offersSidebar ? 1 : 0)) }
        (showsStartControls, showsEndControls) = (bar.showsStartControls, bar.showsEndControls)
        showWindowControls()
        pack(bar)
        updateRefresh(bar.refresh)
        headerStyle?.set(Self.css("headerbar", bar.fill))
        titleRowStyle.set(Self.css(".segler-title-row", bar.fill))
        bottomStyle.set(Self.css(".segler-bottom-bar", bar.bottomFill))
        let isBottomEmpty = bar.bottom.isEmpty && bar.status.isEmpty
        gtk_widget_set_visible(bottom.gtk, gboolean(isBottomEmpty || bar.isBottomHidden ? 0 : 1))
    }

    /// Shows the title under the bar where it would be cut in it.
    private func placeTitle() {
        let isUnder =
            !titleFits && gtk_widget_get_visible(header) != 0
            && adw_header_bar_get_title_widget(headerBar) == slot.gtk
        gtk_widget_set_visible(titleRow.gtk, gboolean(isUnder ? 1 : 0))
        guard let header else { return }
        if isUnder {
            gtk_widget_add_css_class(header, "segler-over-title")
        } else {
            gtk_widget_remove_css_class(header, "segler-over-title")
        }
    }

    private lazy var headerStyle = header.map { WidgetStyle($0) }
    private lazy var titleRowStyle = WidgetStyle(titleRow.gtk)
    private lazy var bottomStyle = WidgetStyle(bottom.gtk)

    private static func css(_ selector: String, _ fill: PageBarFill) -> String {
        var rules = ""
        if fill.isHidden {
            rules += "background: none; box-shadow: none; border-color: transparent; "
        } else if let color = fill.color {
            rules += "background: \(color.css); "
        }
        if let scheme = fill.colorScheme { rules += "color: \(scheme == .dark ? "white" : "rgba(0,0,0,0.8)"); " }
        return rules.isEmpty ? "" : "\(selector) { \(rules)}"
    }

    private func updateRefresh(_ state: PageRefreshing?) {
        if let state {
            let button = refresh ?? RefreshButton(on: gtk, header: headerBar) { [weak self] in self?.onRefresh() }
            refresh = button
            button.update(state)
        } else if let known = refresh {
            refresh = nil
            known.remove(from: headerBar)
        }
    }

    func updateSearch(_ new: PageSearch?) {
        waitingSearch = .some(new)
        Allocation.whenDone { [weak self] in self?.updateSearchBar() }
    }

    private var waitingSearch: PageSearch??

    private func updateSearchBar() {
        guard let new = waitingSearch else { return }
        waitingSearch = nil
        if let new {
            let bar =
                search
                ?? SearchBar(in: cast(GtkBox.self), under: titleRow.gtk, content: content?.gtk) { [weak self] in
                    self?.onSearch($0)
                }
            search = bar
            bar.update(new)
            if new.isAlwaysShown { bar.removeButton(from: headerBar) } else { bar.addButton(to: headerBar) }
        } else if let known = search {
            search = nil
            known.remove(from: cast(GtkBox.self), headerBar)
        }
    }

    /// The window's buttons stand once, in the outermost bar.
    private func showWindowControls() {
        let isOuter = !isUnderAnotherBar
        adw_header_bar_set_show_end_title_buttons(headerBar, gboolean(showsEndControls && isOuter ? 1 : 0))
        adw_header_bar_set_show_start_title_buttons(headerBar, gboolean(showsStartControls && isOuter ? 1 : 0))
    }

    private var isUnderAnotherBar: Bool {
        var widget = gtk_widget_get_parent(gtk)
        while let around = widget {
            if String(cString: gtk_widget_get_name(around)) == Self.name,
                let header = gtk_widget_get_first_child(around), gtk_widget_get_visible(header) != 0
            {
                return true
            }
            widget = gtk_widget_get_parent(around)
        }
        return false
    }

    private func pack(_ bar: PageBar) {
        bottom.pack(bar.bottom, status: bar.status)
        let all = bar.leading + bar.trailing + bar.principal
        guard !all.elementsEqual(packed, by: { $0 === $1 }) else { return }
        for host in packed {
            guard let host = host as? HostWidget, gtk_widget_get_parent(host.gtk) != nil else { continue }
            remove(host)
        }
        packed = all
        for case let host as HostWidget in all { gtk_widget_set_valign(host.gtk, GTK_ALIGN_CENTER) }
        for case let host as HostWidget in bar.leading { adw_header_bar_pack_start(headerBar, host.gtk) }
        // The bar packs from its end inwards.
        for case let host as HostWidget in bar.trailing.reversed() { adw_header_bar_pack_end(headerBar, host.gtk) }
        let principal = bar.principal.first as? HostWidget
        adw_header_bar_set_title_widget(headerBar, principal?.gtk ?? slot.gtk)
        placeTitle()
    }

    private func remove(_ host: HostWidget) {
        if adw_header_bar_get_title_widget(headerBar) == host.gtk {
            adw_header_bar_set_title_widget(headerBar, slot.gtk)
        } else {
            adw_header_bar_remove(headerBar, host.gtk)
        }
    }
}

/// Words that the platform's own widgets need.
enum PlatformWords {
    static var back: String { isGerman ? "Zurück" : "Back" }
    static var sidebar: String { isGerman ? "Seitenleiste zeigen" : "Show Sidebar" }
    static var refresh: String { isGerman ? "Neu laden" : "Refresh" }
    static var search: String { isGerman ? "Suchen" : "Search" }
    static var height: String { isGerman ? "Größe wechseln" : "Change Size" }
    static var delete: String { isGerman ? "Löschen" : "Delete" }
    static var openFile: String { isGerman ? "Datei öffnen" : "Open File" }
    static var openFolder: String { isGerman ? "Ordner auswählen" : "Select Folder" }
    static var saveFile: String { isGerman ? "Datei speichern" : "Save File" }
    static var choose: String { isGerman ? "Auswählen" : "Select" }

    private static var isGerman: Bool { UserLocale.current.isGerman }
}
