import CGTK

/// A widget of which GTK tells when it goes.
@MainActor
final class WeakWidget {
    /// GLib writes nil here when the widget goes, so the place must not move.
    private let place: UnsafeMutablePointer<GWeakRef>

    init() {
        place = .allocate(capacity: 1)
        place.initialize(to: GWeakRef())
        g_weak_ref_init(place, nil)
    }

    isolated deinit {
        g_weak_ref_clear(place)
        place.deallocate()
    }

    var widget: UnsafeMutablePointer<GtkWidget>? {
        get {
            guard let object = g_weak_ref_get(place) else { return nil }
            // The caller looks at it in this turn only: the reference that GLib adds is given back at once.
            g_object_unref(object)
            return object.assumingMemoryBound(to: GtkWidget.self)
        }
        set { g_weak_ref_set(place, newValue) }
    }
}
