import Foundation

/// GTK and libadwaita, without which no program starts.
enum SystemLibraries {
    private static let needed = ["libgtk-4.so.1", "libadwaita-1.so.0"]

    /// Whether something shows windows.
    static func hasDisplay(environment: [String: String]) -> Bool {
        if ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"].contains(where: { !(environment[$0] ?? "").isEmpty }) {
            return true
        }
        return environment["XDG_RUNTIME_DIR"].map { access($0 + "/wayland-0", R_OK) == 0 } ?? false
    }

    /// The library that Swift's part for the network needs where it goes into a program; nil where there is none.
    static var curl: String? {
        ["libcurl.so.4", "libcurl-gnutls.so.4"].flatMap { name in folders.map { $0 + "/" + name } }
            .first { access($0, R_OK) == 0 }
    }

    private static let folders = [
        "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib",
    ]

    /// Throws where the loader does not know them.
    static func require() throws {
        let missing = needed.filter { name in
            // The loader is asked only where the file is not where it usually is: loading takes time.
            !folders.contains { access($0 + "/" + name, R_OK) == 0 } && dlopen(name, RTLD_LAZY) == nil
        }
        guard missing.isEmpty else {
            throw ToolError(
                "This machine lacks \(missing.joined(separator: " and ")).",
                advice:
                    "Install GTK and libadwaita: sudo apt install libgtk-4-1 libadwaita-1-0 fonts-material-design-icons-iconfont"
            )
        }
    }
}
