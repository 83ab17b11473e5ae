import DataDriver
import Foundation

/// `SQLiteDriver`'s, found by the linker.
@_silgen_name("segler_open_store")
private func openStore(_ path: String, _ allowsSave: Bool) throws -> any DataConnection

/// The file of one configuration. Contexts of several threads share it: a lock guards the connection.
final class Store: @unchecked Sendable {
    let configuration: ModelConfiguration
    let identifier: String
    let shapes: [ModelShape]
    private let connection: any DataConnection
    private let lock = NSRecursiveLock()
    private var tables: [ObjectIdentifier: StoreTable] = [:]

    init(_ configuration: ModelConfiguration, schema: Schema, plan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        shapes = schema.shapes
        do {
            let path = configuration.path
            if !configuration.isStoredInMemoryOnly, configuration.allowsSave {
                try FileManager.default.createDirectory(
                    at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            connection = try openStore(path, configuration.allowsSave)
            let layout = StoreLayout(connection: connection, path: path)
            if configuration.allowsSave {
                identifier = try layout.prepare()
                try StoreMigrator(layout: layout, schema: schema, plan: plan, configuration: configuration).run()
            } else {
                identifier = try layout.identifier() ?? configuration.name
            }
        } catch let error as SwiftDataError {
            throw error
        } catch {
            throw SwiftDataError(
                .loadIssueModelContainer,
                """
                \((error as? DataFailure)?.reason ?? "The store \(configuration.path) can't be opened.") Nothing in the file \
                was changed.
                """, log: "\(error)")
        }
        for shape in shapes { tables[shape.id] = StoreTable(shape) }
    }

    /// A store that shares the connection of another, with the models of another version: for migrations.
    init(_ connection: any DataConnection, identifier: String, schema: Schema, configuration: ModelConfiguration) {
        self.connection = connection
        self.identifier = identifier
        self.configuration = configuration
        shapes = schema.shapes
        for shape in shapes { tables[shape.id] = StoreTable(shape) }
    }

    func table(_ shape: ModelShape) -> StoreTable {
        guard let table = tables[shape.id] else { preconditionFailure("\(shape.name) is in another store.") }
        return table
    }

    /// Works with the connection; nobody else does meanwhile.
    func withConnection<R>(_ work: (any DataConnection) throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try work(connection)
    }

    /// Deletes everything that the store keeps, and says what that was.
    func deleteAll() throws -> [(shape: ModelShape, key: Int64)] {
        var deleted: [(ModelShape, Int64)] = []
        try withConnection { connection in
            try connection.transaction {
                for shape in shapes {
                    let table = table(shape)
                    try connection.forEach("SELECT \(StoreTable.key) FROM \(table.name)", []) { row in
                        if case .integer(let key)? = row.first { deleted.append((shape, key)) }
                    }
                    try connection.run("DELETE FROM \(table.name)", [])
                    for pairs in table.pairs { try connection.run("DELETE FROM \(pairs.name)", []) }
                }
            }
        }
        return deleted
    }
}
