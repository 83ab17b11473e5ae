import CGTK
import Foundation
import SwiftUICore

/// The program's entry among those that the desktop starts with the session.
@MainActor
enum SessionStart {
    private static var file: URL {
        let folder = g_get_user_config_dir().map { String(cString: $0) } ?? NSHomeDirectory() + "/.config"
        return URL(fileURLWithPath: folder).appendingPathComponent("autostart")
            .appendingPathComponent(AppIdentity.current + ".desktop")
    }

    /// In a sandbox the entry lies outside of it: what was agreed on is remembered.
    private static let agreedKey = "SeglerStartsWithSession"

    private static var isSandboxed: Bool { FileManager.default.fileExists(atPath: "/.flatpak-info") }

    static var isOn: Bool {
        if isSandboxed { return UserDefaults.standard.bool(forKey: agreedKey) }
        guard let keys = g_key_file_new() else { return false }
        defer { g_key_file_free(keys) }
        // The desktop's own settings switch an entry off by these keys.
        return g_key_file_load_from_file(keys, file.path, G_KEY_FILE_NONE, nil) != 0
            && g_key_file_get_boolean(keys, "Desktop Entry", "Hidden", nil) == 0
            && (g_key_file_has_key(keys, "Desktop Entry", "X-GNOME-Autostart-enabled", nil) == 0
                || g_key_file_get_boolean(keys, "Desktop Entry", "X-GNOME-Autostart-enabled", nil) != 0)
    }

    static func set(_ starts: Bool) throws {
        if isSandboxed {
            BackgroundPortal.request(autostart: starts) { UserDefaults.standard.set($0, forKey: agreedKey) }
        } else if starts {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(entry.utf8).write(to: file, options: .atomic)
        } else if FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    private static var entry: String {
        let program = Bundle.main.executableURL?.path ?? CommandLine.arguments[0]
        return """
            [Desktop Entry]
            Type=Application
            Name=\(AppIdentity.name)
            Icon=\(AppIdentity.current)
            Exec=\(quoted(program)) --gapplication-service
            NoDisplay=true
            X-GNOME-Autostart-enabled=true

            """
    }

    /// As desktop files quote an argument.
    private static func quoted(_ text: String) -> String {
        let escaped = text.map { "\"`$\\".contains($0) ? "\\\\\($0)" : $0 == "%" ? "%%" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}
