import CGTK

/// Hears of each insertion into a buffer and each deletion from it before it is done.
@MainActor
final class BufferEdits {
    /// Returns false where the insertion shall not come.
    typealias Insertion = @MainActor (String, UnsafeMutablePointer<GtkTextIter>) -> Bool
    typealias Deletion = @MainActor (GtkTextIter, GtkTextIter) -> Void

    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private let willInsert: Insertion
    private let willDelete: Deletion
    private var handlers: [gulong] = []

    private typealias InsertHandler =
        @convention(c) (
            UnsafeMutablePointer<GtkTextBuffer>?, UnsafeMutablePointer<GtkTextIter>?, UnsafePointer<CChar>?, Int32,
            UnsafeMutableRawPointer?
        ) -> Void
    private typealias DeleteHandler =
        @convention(c) (
            UnsafeMutablePointer<GtkTextBuffer>?, UnsafeMutablePointer<GtkTextIter>?,
            UnsafeMutablePointer<GtkTextIter>?, UnsafeMutableRawPointer?
        ) -> Void

    init(
        _ buffer: UnsafeMutablePointer<GtkTextBuffer>, willInsert: @escaping Insertion,
        willDelete: @escaping Deletion
    ) {
        self.buffer = buffer
        self.willInsert = willInsert
        self.willDelete = willDelete
        g_object_ref(buffer)
        let insert: InsertHandler = { buffer, iter, text, length, data in
            guard let buffer, let iter, let text, let data else { return }
            onMainThread((buffer, iter, text, data)) { buffer, iter, text, data in
                let bytes = UnsafeBufferPointer(start: text, count: Int(length))
                let string = String(decoding: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                guard !Unmanaged<BufferEdits>.fromOpaque(data).takeUnretainedValue().willInsert(string, iter) else {
                    return
                }
                g_signal_stop_emission_by_name(UnsafeMutableRawPointer(buffer), "insert-text")
            }
        }
        let delete: DeleteHandler = { _, start, end, data in
            guard let start, let end, let data else { return }
            onMainThread((start.pointee, end.pointee, data)) { start, end, data in
                Unmanaged<BufferEdits>.fromOpaque(data).takeUnretainedValue().willDelete(start, end)
            }
        }
        connect("insert-text", unsafeBitCast(insert, to: GCallback.self))
        connect("delete-range", unsafeBitCast(delete, to: GCallback.self))
    }

    private func connect(_ signal: String, _ handler: GCallback) {
        handlers.append(
            g_signal_connect_data(
                UnsafeMutableRawPointer(buffer), signal, handler, Unmanaged.passUnretained(self).toOpaque(), nil,
                GConnectFlags(rawValue: 0)))
    }

    isolated deinit {
        for handler in handlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(buffer), handler) }
        g_object_unref(buffer)
    }
}
