import CGTK

/// Hears of a line break that the user types into a buffer before it is there, and may keep it out.
///
/// The key itself says less: while an input method composes a word, Return only ends the word.
@MainActor
final class ReturnKey {
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private let take: @MainActor () -> Bool
    private var handler: gulong = 0

    /// `take` returns true where the line break shall not come.
    init(_ buffer: UnsafeMutablePointer<GtkTextBuffer>, take: @escaping @MainActor () -> Bool) {
        self.buffer = buffer
        self.take = take
        g_object_ref(buffer)
        let willInsert:
            @convention(c) (
                UnsafeMutablePointer<GtkTextBuffer>?, UnsafeMutablePointer<GtkTextIter>?, UnsafePointer<CChar>?, Int32,
                UnsafeMutableRawPointer?
            ) -> Void = { buffer, _, text, length, data in
                guard let buffer, let text, length == 1, text.pointee == 10, let data else { return }
                onMainThread((buffer, data)) { buffer, data in
                    guard Unmanaged<ReturnKey>.fromOpaque(data).takeUnretainedValue().take() else { return }
                    g_signal_stop_emission_by_name(UnsafeMutableRawPointer(buffer), "insert-text")
                }
            }
        handler = g_signal_connect_data(
            UnsafeMutableRawPointer(buffer), "insert-text", unsafeBitCast(willInsert, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    isolated deinit {
        g_signal_handler_disconnect(UnsafeMutableRawPointer(buffer), handler)
        g_object_unref(buffer)
    }

    /// Whether Shift or Alt is held.
    static var isShifted: Bool {
        guard let seat = gdk_display_get_default_seat(gdk_display_get_default()),
            let keyboard = gdk_seat_get_keyboard(seat)
        else { return false }
        let mask = GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue
        return gdk_device_get_modifier_state(keyboard).rawValue & mask != 0
    }
}
