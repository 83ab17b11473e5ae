import CGTK
import Foundation
import SwiftUICore

/// Columns in an AdwLeaflet, which folds them into pages where they do not fit side by side. Of three columns the first
/// two are a leaflet of their own, so that they stay together while there is room for both.
@MainActor
final class SplitArea: Widget, SplitWidget, GTKWidget {
    var onFold: (SplitFolding) -> Void = { _ in }
    var onShow: (Int) -> Void = { _ in }
    var onToggle: () -> Void = {}
    private let columns: [NavigationArea]
    private let bins: [SplitColumnBin]
    /// The leaflet of the first two of three columns.
    private let inner: OpaquePointer?
    private var separators: [UnsafeMutablePointer<GtkWidget>] = []
    private var layout = SplitLayout()
    private var isWriting = false

    init(columns: [NavigationArea]) {
        self.columns = columns
        bins = columns.map { SplitColumnBin(around: $0.gtk) }
        inner = columns.count > 2 ? OpaquePointer(adw_leaflet_new()) : nil
        super.init(adw_leaflet_new())
        for leaflet in [pointer, inner].compactMap({ $0 }) { setUp(leaflet) }
        if let inner {
            let widget = UnsafeMutableRawPointer(inner).assumingMemoryBound(to: GtkWidget.self)
            adw_leaflet_append(inner, bins[0].gtk)
            append(separatorTo: inner)
            adw_leaflet_append(inner, bins[1].gtk)
            gtk_widget_set_hexpand(widget, gboolean(0))
            adw_leaflet_append(pointer, widget)
        } else {
            adw_leaflet_append(pointer, bins[0].gtk)
        }
        append(separatorTo: pointer)
        if let last = bins.last { adw_leaflet_append(pointer, last.gtk) }
        for (index, column) in columns.enumerated() {
            gtk_widget_set_hexpand(bins[index].gtk, gboolean(index == columns.count - 1 ? 1 : 0))
            if index < columns.count - 1 { column.addClass("segler-sidebar") }
        }
        addKeys()
    }

    private func setUp(_ leaflet: OpaquePointer) {
        adw_leaflet_set_can_navigate_back(leaflet, gboolean(1))
        // Columns stand side by side where all are as wide as they wish; alone, one can be as narrow as its content.
        adw_leaflet_set_fold_threshold_policy(leaflet, ADW_FOLD_THRESHOLD_POLICY_NATURAL)
        adw_leaflet_set_transition_type(leaflet, ADW_LEAFLET_TRANSITION_TYPE_OVER)
        let object = UnsafeMutableRawPointer(leaflet)
        connect("notify::folded", of: object) { [weak self] in self?.foldingDidChange() }
        connect("notify::visible-child", of: object) { [weak self] in self?.visibleChildDidChange() }
    }

    private func append(separatorTo leaflet: OpaquePointer) {
        guard let separator = gtk_separator_new(GTK_ORIENTATION_VERTICAL) else { return }
        gtk_widget_add_css_class(separator, "sidebar")
        let page = adw_leaflet_append(leaflet, separator)
        adw_leaflet_page_set_navigatable(page, gboolean(0))
        separators.append(separator)
    }

    private func foldingDidChange() {
        // Told in the middle of an allocation: bars change after it.
        MainLoop.soon { [weak self] in
            guard let self else { return }
            onFold(
                SplitFolding(
                    detail: adw_leaflet_get_folded(pointer) != 0,
                    content: inner.map { adw_leaflet_get_folded($0) != 0 } ?? false))
        }
    }

    private func visibleChildDidChange() {
        guard !isWriting, adw_leaflet_get_folded(pointer) != 0 else { return }
        if let last = bins.last, adw_leaflet_get_visible_child(pointer) == last.gtk {
            onShow(columns.count - 1)
        } else if let inner {
            onShow(adw_leaflet_get_visible_child(inner) == bins[1].gtk ? 1 : 0)
        } else {
            onShow(0)
        }
    }

    func update(_ new: SplitLayout) {
        isWriting = true
        defer { isWriting = false }
        layout = new
        for index in columns.indices {
            if index < new.widths.count { bins[index].width = Int32(new.widths[index]) }
            gtk_widget_set_visible(bins[index].gtk, gboolean(new.hidden.contains(index) ? 0 : 1))
        }
        let last = columns.count - 1
        if let inner {
            let widget = UnsafeMutableRawPointer(inner).assumingMemoryBound(to: GtkWidget.self)
            let isEmpty = new.hidden.isSuperset(of: 0..<last)
            gtk_widget_set_visible(widget, gboolean(isEmpty ? 0 : 1))
            show(bins[min(new.current, 1)].gtk, in: inner)
            show(new.current == last ? bins[last].gtk : widget, in: pointer)
            gtk_widget_set_visible(separators[0], gboolean(new.hidden.contains(0) ? 0 : 1))
            gtk_widget_set_visible(separators[1], gboolean(isEmpty ? 0 : 1))
        } else {
            show(bins[new.current].gtk, in: pointer)
            gtk_widget_set_visible(separators[0], gboolean(new.hidden.contains(0) ? 0 : 1))
        }
    }

    private func show(_ child: UnsafeMutablePointer<GtkWidget>, in leaflet: OpaquePointer) {
        if adw_leaflet_get_visible_child(leaflet) != child { adw_leaflet_set_visible_child(leaflet, child) }
    }

    private func addKeys() {
        Keys.addBack(to: gtk, isPossible: { [weak self] in self?.canGoBack ?? false }) { [weak self] in
            guard let self else { return }
            onShow(layout.current - 1)
        }
        Keys.add(
            to: gtk, anywhere: true,
            [
                .init(
                    GDK_KEY_F9, Keys.none, title: { AppWords.sidebar },
                    { [weak self] in
                        self?.onToggle()
                        return true
                    })
            ])
    }

    private var canGoBack: Bool {
        guard adw_leaflet_get_folded(pointer) != 0, layout.current > 0 else { return false }
        return layout.current == columns.count - 1 || inner.map { adw_leaflet_get_folded($0) != 0 } ?? true
    }
}

extension GTKBackend {
    func makeSplit(columns: [any NavigationWidget]) -> any SplitWidget {
        SplitArea(columns: columns.compactMap { $0 as? NavigationArea })
    }
}
