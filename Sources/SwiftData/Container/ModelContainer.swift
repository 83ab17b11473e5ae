import Foundation
import SwiftUICore

/// The stores of some models, and the context that views work with.
public final class ModelContainer: Equatable, @unchecked Sendable {
    let stores: StoreSet
    @MainActor private var main: ModelContext?

    /// The models.
    public var schema: Schema { stores.schema }
    /// How the stores are kept.
    public var configurations: Set<ModelConfiguration> { Set(stores.stores.map(\.configuration)) }
    /// How stores of older versions are brought to the present one.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?

    init(_ stores: StoreSet) {
        self.stores = stores
        migrationPlan = nil
    }

    /// Opens the stores of a schema, and makes them if they are missing.
    ///
    /// Throws ``SwiftDataError`` if a store can't be opened or brought to the models. Then nothing in it has changed.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        let configurations: [ModelConfiguration] = configurations.isEmpty ? [ModelConfiguration(nil)] : configurations
        guard Set(configurations.map(\.name)).count == configurations.count else {
            throw SwiftDataError(.duplicateConfiguration, "Two configurations have the same name.")
        }
        self.migrationPlan = migrationPlan
        var open: [Store] = []
        for configuration in configurations {
            let schema =
                configuration.schema.map { Schema($0.shapes.map(\.type), version: givenSchema.version) } ?? givenSchema
            open.append(try Store(configuration, schema: schema, plan: migrationPlan))
        }
        stores = StoreSet(open, schema: givenSchema)
    }

    /// Opens the stores of a schema, and makes them if they are missing.
    ///
    /// Throws ``SwiftDataError`` if a store can't be opened or brought to the models. Then nothing in it has changed.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens the stores of some models and of all that they refer to, and makes them if they are missing.
    ///
    /// Throws ``SwiftDataError`` if a store can't be opened or brought to the models. Then nothing in it has changed.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        // The version of the plan that has these models is that of the store.
        let version = migrationPlan?.schemas.map { $0.versionIdentifier }.max() ?? Schema.Version(1, 0, 0)
        try self.init(
            for: Schema(forTypes, version: version), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context that views work with. It saves by itself, soon after a change.
    @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let new = ModelContext(main: self)
        main = new
        return new
    }

    /// Deletes all models of all stores, at once.
    public func deleteAllData() throws {
        for store in stores.stores { stores.tell(StoreSet.Changes(deleted: try store.deleteAll())) }
    }

    /// Deletes all models of all stores, at once.
    public func erase() throws { try deleteAllData() }

    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}
