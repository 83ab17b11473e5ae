/// A step from one version of the models to the next.
public enum MigrationStage {
    /// Properties and models come, go or get another name (`originalName`); SwiftData knows what to do.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// Code of the program prepares the store, as the old models see it, and completes it, as the new ones do.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var from: Schema.Version {
        switch self {
        case .lightweight(let version, _), .custom(let version, _, _, _): version.versionIdentifier
        }
    }
}
