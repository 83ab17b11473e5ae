import CGTK
import SwiftUICore

/// The key that GTK is telling of now. It tells one widget after the other of the same event, and an input method may
/// give it back; views are asked once.
@MainActor
enum KeyEvent {
    private static var current: OpaquePointer?
    private static var phase: KeyPress.Phases = .down
    private static var held: (key: guint, time: guint32)?
    /// A key that is held comes again much sooner, in milliseconds; the release of one may go to another program.
    private static let longestRepeat: guint32 = 1000
    private static var wasOffered = false

    /// What happens to the key of a controller's event; nil where it types nothing and has no name.
    static func press(
        _ key: guint, _ state: GdkModifierType, isDown: Bool, of controller: OpaquePointer?
    ) -> KeyPress? {
        let event = controller.flatMap { gtk_event_controller_get_current_event($0) }
        if event == nil || event != current { begin(event, key, isDown: isDown) }
        guard let equivalent = KeyEquivalent(keyval: key) else { return nil }
        let typed = Unicode.Scalar(gdk_keyval_to_unicode(key)).map { $0.value == 0 ? "" : String(Character($0)) } ?? ""
        return KeyPress(
            phase: phase, key: equivalent, characters: typed.isEmpty ? String(equivalent.character) : typed,
            modifiers: EventModifiers(gdk: state))
    }

    private static func begin(_ event: OpaquePointer?, _ key: guint, isDown: Bool) {
        // As long as it is held, no other event can have its address.
        if let event { gdk_event_ref(event) }
        if let current { gdk_event_unref(current) }
        current = event
        let time = event.map { gdk_event_get_time($0) } ?? 0
        let isHeld = held.map { $0.key == key && time &- $0.time < longestRepeat } ?? false
        phase = isDown ? (isHeld ? .repeat : .down) : .up
        held = isDown ? (key, time) : nil
        wasOffered = false
    }

    /// Asks the views around a widget that takes keys for itself, before it does. Nobody is asked again then.
    static func offer(_ press: KeyPress, around widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard !wasOffered else { return false }
        wasOffered = true
        var next = gtk_widget_get_parent(widget)
        while let parent = next {
            if let host = KeyController.of(parent), host.offer(press) {
                // The next key may be waiting already, and is for the text as it is now.
                host.settle()
                return true
            }
            next = gtk_widget_get_parent(parent)
        }
        return false
    }

    /// Whether the views around what has the focus are still to be asked.
    static var isOpen: Bool { !wasOffered }
}
