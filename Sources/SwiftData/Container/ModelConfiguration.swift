import Foundation
import SwiftUICore

/// Where and how a container keeps its models.
///
/// Without a place of its own, a store lies in the user's folder for data (`XDG_DATA_HOME`, or `~/.local/share`), in the
/// folder named by the app's id, as `default.store`.
public struct ModelConfiguration: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
    /// Whether other programs of the same group share the store. Linux has no such groups: the store lies where it
    /// would lie without one.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String?
        /// The app's group, if it has one.
        public static let automatic = GroupContainer(name: nil)
        /// No group.
        public static let none = GroupContainer(name: nil)
        /// A group with a name: the store lies in a folder of that name.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }

        fileprivate var folder: String? { name }
    }

    /// Whether Apple's servers keep a copy. They are out of a Linux program's reach: stores stay on this computer.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        /// What the app is entitled to.
        public static let automatic = CloudKitDatabase(name: "automatic")
        /// No copy.
        public static let none = CloudKitDatabase(name: "none")
        /// A private database.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }
    }

    /// The name, which is also that of the file.
    public let name: String
    /// The models that belong to this configuration; nil: all of the container.
    public var schema: Schema?
    /// The file. Meaningless where models are kept in memory only.
    public let url: URL
    /// Whether the models are forgotten when the container is.
    public let isStoredInMemoryOnly: Bool
    /// Whether contexts may save.
    public let allowsSave: Bool
    /// The group that the store was asked to belong to.
    public let groupContainer: GroupContainer
    /// The database that was asked to keep a copy; none does.
    public let cloudKitDatabase: CloudKitDatabase

    /// Creates a configuration with the usual place.
    ///
    /// - Parameters:
    ///   - name: Its name, and that of the file; nil: `default`.
    ///   - schema: The models that belong to it; nil: all of the container.
    ///   - isStoredInMemoryOnly: Whether the models are forgotten when the container is.
    ///   - allowsSave: Whether contexts may save.
    ///   - groupContainer: The folder, for several programs that share a store.
    ///   - cloudKitDatabase: Has no effect: stores stay on this computer.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
        url = Self.folder(groupContainer).appendingPathComponent(self.name + ".store")
    }

    /// Creates a configuration whose file lies at `url`.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        groupContainer = .none
        self.cloudKitDatabase = cloudKitDatabase
    }

    /// Creates a configuration of some models with the usual place.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public var id: String { name }

    var path: String { isStoredInMemoryOnly ? ":memory:" : url.path }

    private static func folder(_ group: GroupContainer) -> URL {
        URL.applicationSupportDirectory.appendingPathComponent(group.folder ?? AppIdentity.current, isDirectory: true)
    }

    public var debugDescription: String {
        "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "in memory" : url.path))"
    }
}
