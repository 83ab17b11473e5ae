import Foundation

/// The processes of this machine, as far as they are somebody's children.
enum ProcessTree {
    /// Those of `roots` and of all below them that still run, without this process itself.
    static func living(below roots: Set<pid_t>) -> Set<pid_t> {
        var parents: [pid_t: pid_t] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = pid_t(name), let (state, parent) = status(of: process), state != "Z", state != "X"
            else {
                continue
            }
            parents[process] = parent
        }
        var found = roots.filter { parents[$0] != nil }
        while true {
            let more = parents.filter { found.contains($0.value) && !found.contains($0.key) }
            guard !more.isEmpty else { break }
            found.formUnion(more.keys)
        }
        return found.subtracting([getpid()])
    }

    private static func status(of process: pid_t) -> (state: Character, parent: pid_t)? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            // The name in parentheses may have any letters.
            let end = text.lastIndex(of: ")")
        else { return nil }
        let words = text[text.index(after: end)...].split(separator: " ")
        guard words.count > 1, let state = words[0].first, let parent = pid_t(words[1]) else { return nil }
        return (state, parent)
    }
}
