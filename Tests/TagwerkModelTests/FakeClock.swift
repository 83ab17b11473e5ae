import Foundation

/// A clock for another process, moved from outside, by libfaketime. Times are in GMT.
final class FakeClock {
    private static let library = [
        "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
        "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
    ].first { FileManager.default.fileExists(atPath: $0) }

    static var isPossible: Bool { library != nil }

    private let file = FileManager.default.temporaryDirectory.appending(path: "clock-\(UUID().uuidString)")

    init(_ time: String) throws {
        try set(time)
    }

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    /// - Parameter time: such as "2026-03-29 21:59:50".
    func set(_ time: String) throws {
        let moment = try Date(time.replacing(" ", with: "T") + "Z", strategy: .iso8601)
        // An offset in seconds means the same in every zone; a written time would be read as local. Rounded up, so that
        // the moment has come.
        let offset = Int(moment.timeIntervalSinceNow.rounded(.up))
        try Data("\(offset < 0 ? "" : "+")\(offset)".utf8).write(to: file)
    }

    /// - Parameter zone: the value of TZ, or nil for the system's own zone.
    func environment(zone: String?) -> [String: String?] {
        [
            "LD_PRELOAD": Self.library, "FAKETIME_TIMESTAMP_FILE": file.path(percentEncoded: false),
            "FAKETIME_NO_CACHE": "1", "TZ": zone,
        ]
    }
}

/// Runs a command with an /etc that it can change without the system noticing.
enum PrivateEtc {
    private static let script = """
        d=$(mktemp -d) && mount -t tmpfs none "$d" && cp -a /etc/. "$d" && mount --bind "$d" /etc && exec "$@"
        """

    static let command = ["unshare", "--mount", "sh", "-c", script, "sh"]

    static let isPossible = ProbeProcess.canRun("unshare", "--mount", "sh", "-c", script, "sh", "true")
}
