import Foundation
import Glibc

/// Tells when a file in a folder, or in one of its folders, has been saved. The kernel tells it; nothing is polled.
@MainActor
final class FolderWatcher {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private var folders: [Int32: URL] = [:]
    private let changed: () -> Void

    init?(_ folder: URL, _ changed: @escaping () -> Void) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.changed = changed
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        watch(folder)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readEvents() } }
        source.resume()
    }

    isolated deinit {
        source.cancel()
        close(descriptor)
    }

    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)

    private func watch(_ folder: URL) {
        let id = inotify_add_watch(descriptor, folder.path, Self.mask)
        guard id >= 0 else { return }
        folders[id] = folder
        let content = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        for entry in content ?? [] where isFolder(entry) { watch(entry) }
    }

    private func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    }

    private func readEvents() {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        var hasChanged = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            buffer.withUnsafeBytes { bytes in
                var offset = 0
                while offset + MemoryLayout<inotify_event>.size <= count {
                    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let start = offset + MemoryLayout<inotify_event>.size
                    let name = bytes[start..<start + Int(event.len)].prefix { $0 != 0 }
                    if take(event, name: String(decoding: name, as: UTF8.self)) { hasChanged = true }
                    offset = start + Int(event.len)
                }
            }
        }
        if hasChanged { changed() }
    }

    /// Whether the event is of a file that a program may be made of. Editors' own files are not.
    private func take(_ event: inotify_event, name: String) -> Bool {
        guard let folder = folders[event.wd], !name.hasPrefix("."), !name.hasPrefix("#"), !name.hasSuffix("~"),
            !name.hasSuffix(".swp"), !name.hasSuffix(".tmp"), name != "4913"
        else { return false }
        if event.mask & UInt32(IN_ISDIR) != 0 {
            guard event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 else { return true }
            watch(folder.appendingPathComponent(name))
            return true
        }
        // A file that has been made is empty yet; its closing comes after.
        return event.mask & UInt32(IN_CREATE) == 0
    }
}
