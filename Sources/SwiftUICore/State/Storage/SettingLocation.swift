import Foundation

/// One value in the user's defaults.
final class SettingLocation<Value>: BindingLocation, @unchecked Sendable {
    // All are immutable; UserDefaults guards itself.
    let key: String
    let store: UserDefaults
    private let coding: SettingCoding<Value>
    private let setting: SettingSource

    init(_ key: String, in store: UserDefaults, _ coding: SettingCoding<Value>) {
        SettingsSaver.prepare(store)
        self.key = key
        self.store = store
        self.coding = coding
        setting = SettingSource.of(key)
    }

    var source: DependencySource? { setting }

    func get() -> Value {
        setting.recordRead()
        return store.object(forKey: key).flatMap(coding.decode) ?? coding.defaultValue
    }

    func set(_ new: Value, transaction: Transaction) {
        let old = DependencyTracker.untracked { get() }
        let isStored = store.object(forKey: key) != nil
        if let encoded = coding.encode(new) {
            store.set(encoded, forKey: key)
        } else {
            store.removeObject(forKey: key)
        }
        if isStored, isSame(old, new) { return }
        SettingsSaver.save(store)
        // A transaction is a value; what a programmer puts into it travels with the change as in SwiftUI.
        nonisolated(unsafe) let transaction = transaction
        MainThread.perform { [setting] in withTransaction(transaction) { setting.changed() } }
    }

    func isSameLocation(as other: any BindingLocation<Value>) -> Bool {
        guard let other = other as? SettingLocation<Value> else { return false }
        return key == other.key && store === other.store
    }

    /// Another thread cannot compare; there every write counts as a change.
    private func isSame(_ old: Value, _ new: Value) -> Bool {
        guard MainThread.isCurrent else { return false }
        nonisolated(unsafe) let (old, new) = (old, new)
        return MainActor.assumeIsolated { ValueComparison<Value>.shared.areEqual(old, new) }
    }
}
