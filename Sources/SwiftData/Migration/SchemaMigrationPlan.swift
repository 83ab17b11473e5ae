/// The versions of a program's models, and how stores get from one to the next.
public protocol SchemaMigrationPlan {
    /// All versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps, in the order of the versions.
    static var stages: [MigrationStage] { get }
}
