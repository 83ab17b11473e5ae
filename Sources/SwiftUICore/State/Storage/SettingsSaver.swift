import Foundation
import Synchronization

/// Brings settings to the disk soon after they have changed.
///
/// The store is Foundation's UserDefaults, so that code that asks it directly sees the same values, as on other systems;
/// on Linux it lies in the XDG configuration folder. Foundation writes there only when told to, and overwrites the file
/// in place: ``SettingsFile`` keeps a copy of the last good one, and sets a damaged one aside.
enum SettingsSaver {
    private static let waiting = Mutex(Waiting())
    private static let isPrepared = Mutex(false)
    private static let file = SettingsFile.standard

    private struct Waiting: @unchecked Sendable {
        // UserDefaults guards itself.
        var stores: [UserDefaults] = []
    }

    /// Looks at the standard file before it is used for the first time.
    static func prepare(_ store: UserDefaults) {
        guard store === UserDefaults.standard else { return }
        let isFirst = isPrepared.withLock { isPrepared in
            defer { isPrepared = true }
            return !isPrepared
        }
        guard isFirst else { return }
        atexit { SettingsSaver.saveNow() }
        if let message = file?.mend() {
            FileHandle.standardError.write(Data((message + "\n").utf8))
            store.synchronize()
        }
    }

    /// Writes the store once this turn of the main loop has ended.
    static func save(_ store: UserDefaults) {
        // UserDefaults guards itself.
        nonisolated(unsafe) let store = store
        let isFirst = waiting.withLock { waiting in
            if !waiting.stores.contains(where: { $0 === store }) { waiting.stores.append(store) }
            return waiting.stores.count == 1
        }
        if isFirst { DispatchQueue.main.async { saveNow() } }
    }

    static func saveNow() {
        let ready = waiting.withLock { waiting in
            defer { waiting = Waiting() }
            return waiting
        }
        for store in ready.stores {
            store.synchronize()
            if store === UserDefaults.standard { file?.keepCopy() }
        }
    }
}
