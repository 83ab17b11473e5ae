import CGTK
import SwiftUICore

/// Where the keyboard's focus goes among the buttons of a group.
@MainActor
enum ChoiceFocus {
    /// Asks GTK to ask before the focus comes to a button, or goes on from it.
    static func install(on button: ButtonControl) {
        segler_widget_ask_for_focus(button.gtk, Unmanaged.passUnretained(button).toOpaque()) { owner, direction in
            guard let owner else { return SEGLER_FOCUS_AS_USUAL }
            return MainActor.assumeIsolated {
                let button = Unmanaged<ButtonControl>.fromOpaque(owner).takeUnretainedValue()
                return ChoiceFocus.answer(button, direction)
            }
        }
    }

    private static func answer(_ button: ButtonControl, _ direction: GtkDirectionType) -> SeglerFocusAnswer {
        guard let group = button.group else { return SEGLER_FOCUS_AS_USUAL }
        let members = group.members.compactMap { $0 as? ButtonControl }
            .filter { gtk_widget_get_mapped($0.gtk) != 0 && gtk_widget_is_sensitive($0.gtk) != 0 }
        let holder = members.first { gtk_widget_is_focus($0.gtk) != 0 }
        switch direction {
        case GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD:
            guard holder == nil, entry(of: members) === button else { return SEGLER_FOCUS_NOT_HERE }
            return button.grabFocus() ? SEGLER_FOCUS_MOVED : SEGLER_FOCUS_NOT_HERE
        default:
            // An arrow key that comes from elsewhere finds what lies there.
            let next = holder === button ? neighbor(of: button, direction, in: members) : button
            _ = next?.grabFocus()
            return SEGLER_FOCUS_MOVED
        }
    }

    /// The chosen one, else the first.
    private static func entry(of members: [ButtonControl]) -> ButtonControl? {
        members.first(where: \.isOn) ?? rows(of: members).first?.first
    }

    private static func neighbor(
        of button: ButtonControl, _ direction: GtkDirectionType, in members: [ButtonControl]
    ) -> ButtonControl? {
        let rows = rows(of: members)
        switch direction {
        case GTK_DIR_UP, GTK_DIR_DOWN:
            guard let row = rows.firstIndex(where: { $0.contains { $0 === button } }) else { return nil }
            let next = row + (direction == GTK_DIR_DOWN ? 1 : -1)
            let x = center(of: button).x
            return rows.indices.contains(next)
                ? rows[next].min { abs(center(of: $0).x - x) < abs(center(of: $1).x - x) } : nil
        default:
            let isForward = (direction == GTK_DIR_RIGHT) != isRightToLeft(button)
            let all = rows.flatMap { $0 }
            guard let index = all.firstIndex(where: { $0 === button }) else { return nil }
            let next = index + (isForward ? 1 : -1)
            return all.indices.contains(next) ? all[next] : nil
        }
    }

    /// As they are read: from the top, each row from where its lines begin.
    private static func rows(of members: [ButtonControl]) -> [[ButtonControl]] {
        var rows: [[ButtonControl]] = []
        var end = -Float.infinity
        for member in members.sorted(by: { center(of: $0).y < center(of: $1).y }) {
            let y = center(of: member).y
            if y < end, !rows.isEmpty {
                rows[rows.count - 1].append(member)
            } else {
                rows.append([member])
                end = y + Float(gtk_widget_get_height(member.gtk)) / 2
            }
        }
        return rows.map { row in
            row.sorted {
                isRightToLeft($0) ? center(of: $0).x > center(of: $1).x : center(of: $0).x < center(of: $1).x
            }
        }
    }

    private static func isRightToLeft(_ button: ButtonControl) -> Bool {
        gtk_widget_get_direction(button.gtk) == GTK_TEXT_DIR_RTL
    }

    /// In the window.
    private static func center(of button: ButtonControl) -> graphene_point_t {
        var bounds = graphene_rect_t()
        guard let root = gtk_widget_get_root(button.gtk),
            gtk_widget_compute_bounds(
                button.gtk, UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), &bounds) != 0
        else { return graphene_point_t() }
        return graphene_point_t(
            x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    }
}
