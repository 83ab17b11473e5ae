import Foundation

/// A file system of its own in memory. Only an administrator can make one, so tests with it run where they may.
final class SmallDisk {
    static let isPossible = (try? SmallDisk(kilobytes: 64)) != nil

    let folder = FileManager.default.temporaryDirectory.appending(path: "tagwerk-disk-\(UUID().uuidString)")

    init(kilobytes: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "none", folder.path(percentEncoded: false))
    }

    deinit {
        try? run("umount", folder.path(percentEncoded: false))
        try? FileManager.default.removeItem(at: folder)
    }

    private var ballast: URL { folder.appending(path: "ballast") }

    /// Uses up the space that is left but for a rest.
    func fill(leaving kilobytes: Int = 0) throws {
        try Data().write(to: ballast)
        let file = try FileHandle(forWritingTo: ballast)
        let block = Data(count: 4096)
        while (try? file.write(contentsOf: block)) != nil {}
        try file.truncate(atOffset: file.offset() - UInt64(kilobytes * 1024))
        try file.close()
    }

    /// Makes the file system read-only.
    func protect() throws {
        try run("mount", "-o", "remount,ro", folder.path(percentEncoded: false))
    }

    func empty() throws { try FileManager.default.removeItem(at: ballast) }

    private func run(_ command: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
    }
}
