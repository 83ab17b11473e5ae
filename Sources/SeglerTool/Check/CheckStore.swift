import Foundation

/// Remembers what became of an app, as long as neither its source nor what it is checked against has changed.
struct CheckStore {
    private struct Entry: Codable {
        let fingerprint: String
        let result: CheckResult
    }

    let folder: BuildFolder
    let fingerprint: String

    private var file: URL { folder.url.appendingPathComponent("check.json") }

    func read() -> CheckResult? {
        guard let data = try? Data(contentsOf: file), let entry = try? JSONDecoder().decode(Entry.self, from: data),
            entry.fingerprint == fingerprint
        else { return nil }
        return entry.result
    }

    /// A result that cannot be kept is found again the next time.
    func write(_ result: CheckResult) {
        guard let data = try? JSONEncoder().encode(Entry(fingerprint: fingerprint, result: result)) else { return }
        try? Files.write(data, to: file)
    }
}
