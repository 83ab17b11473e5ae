import Foundation
import Glibc

/// What tells the states of a folder's files apart without reading them. Taken before a build and after it, it says
/// whether the build is one of the newest text, whatever has become of the kernel's messages.
struct SourceState: Equatable, Sendable {
    private struct Stamp: Equatable {
        let file: UInt64
        let size: Int
        let seconds: [Int]
    }

    private var files: [String: Stamp] = [:]

    init(of folder: URL) { walk(folder.path, parents: []) }

    private mutating func walk(_ folder: String, parents: Set<UInt64>) {
        var status = stat()
        // A link may lead back up.
        guard stat(folder, &status) == 0, !parents.contains(UInt64(status.st_ino)) else { return }
        let parents = parents.union([UInt64(status.st_ino)])
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where SourceName.counts(name) {
            let path = folder + "/" + name
            guard stat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                walk(path, parents: parents)
            } else {
                let times = [status.st_mtim, status.st_ctim]
                files[path] = Stamp(
                    file: UInt64(status.st_ino), size: Int(status.st_size),
                    seconds: times.flatMap { [$0.tv_sec, $0.tv_nsec] })
            }
        }
    }
}
