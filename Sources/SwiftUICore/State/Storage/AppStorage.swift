import Foundation

/// A value in the user's defaults. All wrappers of a key see each other's changes at once, and the value lasts.
///
/// The file lies in the XDG configuration folder, named after the program. Foundation on Linux does not tell of changes
/// that code makes with `UserDefaults` itself: those show when the body runs next.
@propertyWrapper
public struct AppStorage<Value> {
    private let key: String
    private let store: UserDefaults?
    private let coding: SettingCoding<Value>
    private var location: SettingLocation<Value>?

    init(_ key: String, _ store: UserDefaults?, _ coding: SettingCoding<Value>) {
        self.key = key
        self.store = store
        self.coding = coding
    }

    /// The value as it is kept. Writing it saves it.
    public var wrappedValue: Value {
        get { place.get() }
        nonmutating set { place.set(newValue, transaction: .current) }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> { Binding(location: place) }

    /// Outside of views, as in a model class, there is no environment that could name another store.
    private var place: SettingLocation<Value> {
        location ?? SettingLocation(key, in: store ?? .standard, coding)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {
    // UserDefaults guards itself; the coding's closures capture nothing but a default value.
}

extension AppStorage: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let store = store ?? node.environment.defaultAppStorage ?? .standard
        if let known = slot as? SettingLocation<Value>, known.key == key, known.store === store {
            location = known
            return
        }
        let new = SettingLocation(key, in: store, coding)
        slot = new
        location = new
    }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool {
        old.key == new.key && old.store === new.store
    }
}
