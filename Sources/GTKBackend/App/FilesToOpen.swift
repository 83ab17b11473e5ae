import CGTK

/// Hears which addresses the desktop, the command line or a second start of the program asks it to open.
@MainActor
enum FilesToOpen {
    private final class Box {
        let open: @MainActor ([String]) -> Void

        init(_ open: @escaping @MainActor ([String]) -> Void) {
            self.open = open
        }
    }

    static func connect(
        to application: UnsafeMutablePointer<GtkApplication>, _ open: @escaping @MainActor ([String]) -> Void
    ) {
        let handler:
            @convention(c) (
                OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?, Int32, UnsafePointer<CChar>?,
                UnsafeMutableRawPointer?
            ) -> Void = { _, files, count, _, data in
                guard let files, let data else { return }
                let addresses = (0..<Int(count)).compactMap { index -> String? in
                    guard let uri = g_file_get_uri(files[index]) else { return nil }
                    defer { g_free(uri) }
                    return String(cString: uri)
                }
                let open = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().open
                MainActor.assumeIsolated { open(addresses) }
            }
        g_signal_connect_data(
            UnsafeMutableRawPointer(application), "open", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passRetained(Box(open)).toOpaque(),
            { data, _ in
                if let data { Unmanaged<Box>.fromOpaque(data).release() }
            }, GConnectFlags(rawValue: 0))
    }
}
