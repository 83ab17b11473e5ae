import CGTK
import Foundation

/// Asks the desktop, from within a sandbox, to start the program with the session. The desktop may ask the user.
@MainActor
enum BackgroundPortal {
    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let token = "segler_background"

    /// - Parameter decided: called with whether the program is started from now on; not where there is no portal.
    static func request(autostart: Bool, decided: @escaping @MainActor (Bool) -> Void) {
        guard let application = g_application_get_default(),
            let connection = g_application_get_dbus_connection(application),
            let unique = g_dbus_connection_get_unique_name(connection)
        else { return }
        // The answer may come before the call returns, so its place is worked out beforehand.
        let sender = String(cString: unique).dropFirst().replacingOccurrences(of: ".", with: "_")
        Answer.listen(connection, name: name, at: "\(path)/request/\(sender)/\(token)", decided)
        let program = Bundle.main.executableURL?.lastPathComponent ?? CommandLine.arguments[0]
        var words = [g_variant_new_string(program), g_variant_new_string("--gapplication-service")]
        var options = [
            entry("handle_token", g_variant_new_string(token)),
            entry("autostart", g_variant_new_boolean(gboolean(autostart ? 1 : 0))),
            entry("commandline", g_variant_new_array(nil, &words, 2)),
        ]
        var arguments = [g_variant_new_string(""), g_variant_new_array(nil, &options, 3)]
        g_dbus_connection_call(
            connection, name, path, "org.freedesktop.portal.Background", "RequestBackground",
            g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
    }

    private static func entry(_ key: String, _ value: OpaquePointer?) -> OpaquePointer? {
        g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value))
    }
}

/// Waits for one answer of the portal.
@MainActor
private final class Answer {
    private let decided: @MainActor (Bool) -> Void
    private let connection: OpaquePointer
    private var subscription: guint = 0

    private init(_ connection: OpaquePointer, _ decided: @escaping @MainActor (Bool) -> Void) {
        self.connection = connection
        self.decided = decided
    }

    static func listen(
        _ connection: OpaquePointer, name: String, at path: String, _ decided: @escaping @MainActor (Bool) -> Void
    ) {
        let answer = Answer(connection, decided)
        answer.subscription = g_dbus_connection_signal_subscribe(
            connection, name, "org.freedesktop.portal.Request", "Response", path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, answer in
                guard let parameters, let answer else { return }
                MainActor.assumeIsolated {
                    Unmanaged<Answer>.fromOpaque(answer).takeUnretainedValue().receive(parameters)
                }
            }, Unmanaged.passRetained(answer).toOpaque(),
            { answer in
                if let answer { Unmanaged<Answer>.fromOpaque(answer).release() }
            })
    }

    private func receive(_ parameters: OpaquePointer) {
        guard let code = g_variant_get_child_value(parameters, 0) else { return }
        let results = g_variant_get_child_value(parameters, 1)
        let value = g_variant_lookup_value(results, "autostart", nil)
        decided(g_variant_get_uint32(code) == 0 && value.map { g_variant_get_boolean($0) != 0 } ?? false)
        for variant in [code, results, value].compactMap(\.self) { g_variant_unref(variant) }
        g_dbus_connection_signal_unsubscribe(connection, subscription)
    }
}
