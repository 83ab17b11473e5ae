import CGTK
import Foundation
import SwiftUICore

/// The bar under a page's content. Items with a Spacer take the room that is left; the status stands in the middle.
@MainActor
final class BottomBar: Widget, GTKWidget {
    private let start = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    private let end = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    private let center = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    private var packed: [any PlatformHost] = []

    init() {
        super.init(gtk_center_box_new())
        addClass("segler-bottom-bar")
        gtk_center_box_set_start_widget(pointer, start)
        gtk_center_box_set_center_widget(pointer, center)
        gtk_center_box_set_end_widget(pointer, end)
    }

    func pack(_ items: [any PlatformHost], status: [any PlatformHost]) {
        guard !(items + status).elementsEqual(packed, by: { $0 === $1 }) else { return }
        for case let host as HostWidget in packed {
            guard let parent = gtk_widget_get_parent(host.gtk), gtk_widget_is_ancestor(host.gtk, gtk) != 0 else {
                continue
            }
            gtk_box_remove(box(parent), host.gtk)
        }
        packed = items + status
        let hosts = items.compactMap { $0 as? HostWidget }
        for host in packed.compactMap({ $0 as? HostWidget }) { gtk_widget_set_valign(host.gtk, GTK_ALIGN_CENTER) }
        if status.isEmpty {
            // All in one row, over the whole width.
            for host in hosts { append(host, to: start) }
        } else {
            // What follows a Spacer stands at the end.
            let parts = hosts.split(maxSplits: 1) { isFlexible($0) }
            for host in parts.first ?? [] { append(host, to: start) }
            for host in parts.count > 1 ? parts[1] : [] { append(host, to: end) }
            for case let host as HostWidget in status { append(host, to: center) }
        }
        let expands = status.isEmpty && hosts.contains { isFlexible($0) }
        if let start {
            gtk_widget_set_hexpand(start, gboolean(expands ? 1 : 0))
            gtk_widget_set_halign(start, expands ? GTK_ALIGN_FILL : GTK_ALIGN_START)
        }
        gtk_widget_set_visible(center, gboolean(status.isEmpty ? 0 : 1))
        gtk_widget_set_visible(end, gboolean(status.isEmpty ? 0 : 1))
    }

    private func append(_ host: HostWidget, to target: UnsafeMutablePointer<GtkWidget>?) {
        guard let target else { return }
        gtk_widget_set_hexpand(host.gtk, gboolean(isFlexible(host) ? 1 : 0))
        gtk_box_append(box(target), host.gtk)
    }

    private func isFlexible(_ host: HostWidget) -> Bool {
        guard let surface = host.surface else { return false }
        let most = surface.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
        return most > surface.sizeThatFits(.unspecified).width + 1
    }

    private func box(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkBox> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
    }
}
