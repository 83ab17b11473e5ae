import CGTK
import SwiftUICore

/// The actions that the program's desktop file offers, such as those in the menu of its icon. Each opens the addresses
/// that its command there names, whether the desktop runs the command or asks the running program.
@MainActor
enum DesktopActions {
    static func add(
        to application: UnsafeMutablePointer<GtkApplication>, _ signals: SignalSet,
        open: @escaping @MainActor ([String]) -> Void
    ) {
        for (name, addresses) in addresses(of: AppIdentity.current) {
            guard let action = g_simple_action_new(name, nil) else { continue }
            signals.connect(UnsafeMutableRawPointer(action), "activate") { open(addresses) }
            g_action_map_add_action(OpaquePointer(application), action)
            g_object_unref(UnsafeMutableRawPointer(action))
        }
    }

    private static func addresses(of id: String) -> [(name: String, addresses: [String])] {
        guard let keys = g_key_file_new() else { return [] }
        defer { g_key_file_free(keys) }
        guard g_key_file_load_from_data_dirs(keys, "applications/\(id).desktop", nil, G_KEY_FILE_NONE, nil) != 0,
            let names = g_key_file_get_string_list(keys, "Desktop Entry", "Actions", nil, nil)
        else { return [] }
        defer { g_strfreev(names) }
        return strings(names).compactMap { name in
            guard let command = g_key_file_get_string(keys, "Desktop Action \(name)", "Exec", nil) else { return nil }
            defer { g_free(command) }
            var count: Int32 = 0
            var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            guard g_shell_parse_argv(command, &count, &words, nil) != 0, let words else { return nil }
            defer { g_strfreev(words) }
            let addresses = strings(words).filter { $0.contains("://") }
            return addresses.isEmpty ? nil : (name, addresses)
        }
    }

    private static func strings(_ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
        var result: [String] = []
        var next = list
        while let text = next.pointee {
            result.append(String(cString: text))
            next += 1
        }
        return result
    }
}
