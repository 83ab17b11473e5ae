import Foundation

/// Lets a store see at once what another process, such as the command line, writes into its file. Works as long as the
/// object lives, and sleeps as long as nobody writes.
@MainActor
package final class StoreWatcher {
    /// A write is seen a little before it counts: it is looked at once more after this many seconds.
    private static let settling = 0.2

    private let source: any DispatchSourceRead
    private weak var store: HabitStore?
    private var isLookDue = false

    /// Nil where the store has no file, or the kernel no more watches to give: then changes are seen when the window
    /// comes to the front.
    package init?(_ store: HabitStore) {
        guard let folder = store.watchedFolder else { return nil }
        let file = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard file >= 0 else { return nil }
        // The log beside the file is what is written; where there is none yet, it will be made.
        let events = UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE)
        guard inotify_add_watch(file, folder, events) >= 0 else {
            close(file)
            return nil
        }
        self.store = store
        source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                Self.drain(file)
                self?.look()
            }
        }
        source.setCancelHandler { close(file) }
        source.activate()
    }

    isolated deinit {
        source.cancel()
    }

    private static func drain(_ file: Int32) {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
            while read(file, buffer.baseAddress, buffer.count) > 0 {}
        }
    }

    private func look() {
        store?.refreshToday()
        guard !isLookDue else { return }
        isLookDue = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.settling) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isLookDue = false
                self.store?.refreshToday()
            }
        }
    }
}
