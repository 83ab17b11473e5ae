/// The models that a container keeps.
public final class Schema: Sendable, Hashable, CustomDebugStringConvertible {
    /// Which version of the models it is.
    public let version: Version

    package let shapes: [ModelShape]

    /// Creates a schema of models, and of all that they refer to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        shapes = ModelShape.closure(of: types)
        self.version = version
    }

    /// Creates a schema of models, and of all that they refer to.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates the schema of a version of the models.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The models, with their names.
    public var entities: [Entity] { shapes.map(Entity.init) }

    /// The models by their names.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }

    /// A model of the schema.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        shapes.first { $0.type == type }.map(Entity.init)
    }

    /// The name of a model.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelShape.of(type).name }

    public static func == (lhs: Schema, rhs: Schema) -> Bool {
        lhs.version == rhs.version && lhs.shapes.map(\.id) == rhs.shapes.map(\.id)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(shapes.map(\.id))
    }

    public var debugDescription: String {
        "Schema \(version): " + shapes.map(\.name).joined(separator: ", ")
    }
}
