import CGTK
import Foundation
import SwiftUICore

extension GTKBackend {
    var clipboardText: String? {
        get { Clipboard.text }
        set { Clipboard.text = newValue }
    }
}

/// The display's clipboard.
@MainActor
private enum Clipboard {
    static var text: String? {
        get {
            guard let clipboard, offersText(clipboard) else { return nil }
            if gdk_clipboard_is_local(clipboard) != 0 { return ownText(clipboard) }
            // GDK only answers when the main loop goes on, which nobody may do while GLib asks its sources for events.
            guard g_main_current_source() != nil else {
                ClipboardRequest(clipboard) { last = $0 }.start()
                return last
            }
            return ClipboardRequest(clipboard) { last = $0 }.wait()
        }
        set {
            guard let clipboard else { return }
            if let newValue {
                gdk_clipboard_set_text(clipboard, newValue)
            } else {
                gdk_clipboard_set_content(clipboard, nil)
            }
        }
    }

    /// What another program had copied when it was asked last.
    private static var last: String?

    /// What this program itself has copied.
    private static func ownText(_ clipboard: OpaquePointer) -> String? {
        guard let content = gdk_clipboard_get_content(clipboard) else { return nil }
        var value = GValue()
        g_value_init(&value, segler_type_string())
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    private static var clipboard: OpaquePointer? { gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) } }

    private static func offersText(_ clipboard: OpaquePointer) -> Bool {
        let formats = gdk_clipboard_get_formats(clipboard)
        return gdk_content_formats_contain_gtype(formats, segler_type_string()) != 0
            || gdk_content_formats_contain_mime_type(formats, "text/plain") != 0
            || gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") != 0
    }
}

/// One question to the program that has copied something, which is answered later.
@MainActor
private final class ClipboardRequest {
    private let clipboard: OpaquePointer
    private let received: (String?) -> Void
    private var text: String?
    private var isAnswered = false

    /// Seconds that the other program has.
    private static let patience = 1.0

    init(_ clipboard: OpaquePointer, received: @escaping (String?) -> Void) {
        self.clipboard = clipboard
        self.received = received
    }

    func start(_ cancellable: UnsafeMutablePointer<GCancellable>? = nil) {
        gdk_clipboard_read_text_async(
            clipboard, cancellable,
            { source, result, data in
                guard let data, let source else { return }
                let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                let string = text.map { String(cString: $0) }
                g_free(text)
                MainActor.assumeIsolated {
                    Unmanaged<ClipboardRequest>.fromOpaque(data).takeRetainedValue().answer(string)
                }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    /// Lets the main loop go on until the answer is there, or patience is at its end.
    func wait() -> String? {
        let cancellable = g_cancellable_new()
        defer { cancellable.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
        start(cancellable)
        let end = g_get_monotonic_time() + gint64(Self.patience * 1e6)
        while !isAnswered {
            if g_get_monotonic_time() > end, let cancellable { g_cancellable_cancel(cancellable) }
            // Without anything to do the loop would sleep past the end.
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
        }
        return text
    }

    private func answer(_ text: String?) {
        self.text = text
        isAnswered = true
        received(text)
    }
}
