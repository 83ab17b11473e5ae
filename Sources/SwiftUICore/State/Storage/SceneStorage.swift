import Foundation

/// A small value that a window keeps from one run of the program to the next.
///
/// Each window has its own. Outside of a window's views there is only the default value, and writes are ignored.
@propertyWrapper
public struct SceneStorage<Value> {
    private let key: String
    private let coding: SettingCoding<Value>
    private var location: SettingLocation<Value>?

    init(_ key: String, _ coding: SettingCoding<Value>) {
        self.key = key
        self.coding = coding
    }

    /// The value as it is kept. Writing it saves it.
    public var wrappedValue: Value {
        get { location?.get() ?? coding.defaultValue }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(coding.defaultValue) }
        return Binding(location: location)
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {
    // UserDefaults guards itself; the coding's closures capture nothing but a default value.
}

extension SceneStorage: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let store = node.environment.defaultAppStorage ?? .standard
        let scoped = "SceneStorage.\(node.environment.sceneID).\(key)"
        if let known = slot as? SettingLocation<Value>, known.key == scoped, known.store === store {
            location = known
            return
        }
        let new = SettingLocation(scoped, in: store, coding)
        slot = new
        location = new
    }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { old.key == new.key }
}

private struct SceneIDKey: EnvironmentKey {
    static var defaultValue: String { "main" }
}

extension EnvironmentValues {
    /// The id of the scene that the views are in, by which its stored values are kept apart.
    package var sceneID: String {
        get { self[SceneIDKey.self] }
        set { self[SceneIDKey.self] = newValue }
    }
}
