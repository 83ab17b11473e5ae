import DataDriver

/// Brings a store to the models of the program. All of it is kept, or none.
struct StoreMigrator {
    let layout: StoreLayout
    let schema: Schema
    let plan: (any SchemaMigrationPlan.Type)?
    let configuration: ModelConfiguration

    func run() throws {
        try layout.connection.transaction {
            if let plan, let text = try layout.note("version"), let found = Schema.Version(text) {
                try follow(plan, from: found)
            }
            try layout.fit(schema.shapes)
            try layout.note("version", schema.version.description)
        }
    }

    private func follow(_ plan: any SchemaMigrationPlan.Type, from found: Schema.Version) throws {
        let known = plan.schemas.map { $0.versionIdentifier }
        if let newest = known.max(), found > newest {
            throw SwiftDataError(
                .backwardMigration,
                "The store \(layout.path) has version \(found) of the models; this program knows \(newest) at most.")
        }
        var version = found
        while version < schema.version, let stage = plan.stages.first(where: { $0.from == version }) {
            switch stage {
            case .lightweight(_, let next):
                try layout.fit(Schema(versionedSchema: next).shapes)
                version = next.versionIdentifier
            case .custom(let old, let next, let willMigrate, let didMigrate):
                if let willMigrate { try perform(willMigrate, with: Schema(versionedSchema: old)) }
                try layout.fit(Schema(versionedSchema: next).shapes)
                if let didMigrate { try perform(didMigrate, with: Schema(versionedSchema: next)) }
                version = next.versionIdentifier
            }
            guard version > stage.from else { break }
        }
    }

    private func perform(_ work: (ModelContext) throws -> Void, with schema: Schema) throws {
        let identifier = try layout.identifier() ?? ""
        let store = Store(layout.connection, identifier: identifier, schema: schema, configuration: configuration)
        let context = ModelContext(ModelContainer(StoreSet([store], schema: schema)))
        try work(context)
        try context.save()
    }
}
