import Foundation
import Glibc

/// Tells when something in a folder, or in one of its folders, may have been saved. The kernel tells it; nothing is
/// polled but a folder that has gone and may come again.
@MainActor
final class FolderWatcher {
    private let root: URL
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private var folders: [Int32: URL] = [:]
    private var search: Timer?
    private let changed: () -> Void

    init?(_ folder: URL, _ changed: @escaping () -> Void) {
        root = folder
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.changed = changed
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        watch(folder, parents: [])
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readEvents() } }
        source.resume()
    }

    isolated deinit {
        search?.invalidate()
        source.cancel()
        close(descriptor)
    }

    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_ONLYDIR)

    /// Watches the folder and those in it; `parents` are the real paths around it, since a link may lead back up.
    private func watch(_ folder: URL, parents: Set<String>) {
        let real = folder.resolvingSymlinksInPath().path
        guard !parents.contains(real) else { return }
        let id = inotify_add_watch(descriptor, folder.path, Self.mask)
        guard id >= 0 else { return }
        folders[id] = folder
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where SourceName.counts(name) {
            let entry = folder.appendingPathComponent(name)
            if isFolder(entry) { watch(entry, parents: parents.union([real])) }
        }
    }

    private func isFolder(_ url: URL) -> Bool {
        var status = stat()
        return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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

    /// Whether the event may be of a file that a program is made of.
    private func take(_ event: inotify_event, name: String) -> Bool {
        func says(_ flag: Int) -> Bool { event.mask & UInt32(flag) != 0 }
        if says(Int(IN_Q_OVERFLOW)) {
            // Too much at once: what it was is not known any more.
            watch(root, parents: [])
            return true
        }
        guard let folder = folders[event.wd] else { return false }
        if says(Int(IN_DELETE_SELF)) || says(Int(IN_MOVE_SELF)) {
            if folder == root { searchRoot() }
            return true
        }
        if says(Int(IN_IGNORED)) {
            folders[event.wd] = nil
            return false
        }
        guard SourceName.counts(name) else { return false }
        if says(Int(IN_ISDIR)) || says(Int(IN_CREATE)) {
            let entry = folder.appendingPathComponent(name)
            if isFolder(entry) { watch(entry, parents: []) }
        }
        return true
    }

    /// The folder has been moved away or deleted, as some tools do before they put a new one there.
    private func searchRoot() {
        guard search == nil else { return }
        search = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.isFolder(self.root) else { return }
                self.search?.invalidate()
                self.search = nil
                self.watch(self.root, parents: [])
                self.changed()
            }
        }
    }
}
