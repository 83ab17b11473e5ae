import CGTK
import Foundation
import SwiftUICore

/// A widget that only assistive technologies see: it draws nothing and takes no presses.
@MainActor
final class AccessibleElement: Widget, GTKWidget {
    init(_ role: AccessibilityRole) {
        super.init(
            segler_widget_new(nil, AccessibleElement.callbacks, role.gtk, GTK_SIZE_REQUEST_CONSTANT_SIZE))
        gtk_widget_set_can_target(gtk, gboolean(0))
        ControlStyleSheet.install()
        addClass("segler-element")
    }

    /// Without an owner C calls none of them.
    private static let callbacks: UnsafePointer<SeglerWidgetCallbacks> = {
        let callbacks = UnsafeMutablePointer<SeglerWidgetCallbacks>.allocate(capacity: 1)
        callbacks.initialize(
            to: SeglerWidgetCallbacks(
                measure: { _, _, _, _, _, _ in }, allocate: { _, _, _ in }, snapshot: { _, _ in }, contains: nil))
        return UnsafePointer(callbacks)
    }()
}

extension AccessibilityRole {
    var gtk: GtkAccessibleRole {
        switch self {
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .text: GTK_ACCESSIBLE_ROLE_LABEL
        case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
        case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
        }
    }
}

extension GTKBackend {
    func makeAccessibleElement(role: AccessibilityRole) -> any PlatformWidget { AccessibleElement(role) }
}
