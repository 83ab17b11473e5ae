import DataDriver
import Foundation

/// The tables of a store, and how they come to fit the models.
struct StoreLayout {
    let connection: any DataConnection
    let path: String

    /// Makes the table of notes on the store itself, and says what the store is called.
    func prepare() throws -> String {
        try connection.run(
            "CREATE TABLE IF NOT EXISTS \"_store\" (\"name\" TEXT PRIMARY KEY, \"value\" TEXT) WITHOUT ROWID", [])
        if let known = try identifier() { return known }
        let new = UUID().uuidString
        try note("identifier", new)
        return new
    }

    func identifier() throws -> String? { try note("identifier") }

    func note(_ name: String) throws -> String? {
        guard case .text(let text)? = try connection.value("SELECT value FROM _store WHERE name = ?", [.text(name)])
        else {
            return nil
        }
        return text
    }

    func note(_ name: String, _ value: String) throws {
        try connection.run("INSERT OR REPLACE INTO _store VALUES (?, ?)", [.text(name), .text(value)])
    }

    /// The columns of a table; empty where there is none.
    func columns(_ table: String) throws -> [String] {
        try connection.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]).compactMap {
            if case .text(let name)? = $0.first { name } else { nil }
        }
    }

    /// Makes the tables fit the models: adds, renames and removes columns, and keeps what is in them. Tables of other
    /// models stay as they are.
    func fit(_ shapes: [ModelShape]) throws {
        for shape in shapes {
            let table = StoreTable(shape)
            let found = try columns(shape.name)
            if found.isEmpty {
                let list = [StoreTable.key + " INTEGER PRIMARY KEY"] + table.columns.map { definition(shape, $0) }
                try connection.run("CREATE TABLE \(table.name) (\(list.joined(separator: ", ")))", [])
            } else {
                try fit(shape, table, Set(found))
            }
            for pairs in table.pairs {
                try connection.run(
                    """
                    CREATE TABLE IF NOT EXISTS \(pairs.name) \
                    ("a" INTEGER NOT NULL, "b" INTEGER NOT NULL, PRIMARY KEY ("a", "b"))
                    """, [])
            }
            try fitIndices(shape, table)
        }
    }

    private func fit(_ shape: ModelShape, _ table: StoreTable, _ found: Set<String>) throws {
        var left = found.subtracting(["_key"])
        var missing: [Int] = []
        for index in table.columns {
            let property = shape.properties[index]
            if left.remove(property.name) != nil { continue }
            if let old = property.originalName, left.remove(old) != nil {
                try connection.run(
                    "ALTER TABLE \(table.name) RENAME COLUMN \(quoted(old)) TO \(table.column(index))", [])
            } else {
                missing.append(index)
            }
        }
        // Names that another property takes over are free only after the renaming.
        for index in missing { try add(index, shape, table) }
        if !left.isEmpty { try dropIndices(shape) }
        for old in left.sorted() {
            try connection.run("ALTER TABLE \(table.name) DROP COLUMN \(quoted(old))", [])
        }
    }

    private func add(_ index: Int, _ shape: ModelShape, _ table: StoreTable) throws {
        let property = shape.properties[index]
        try connection.run("ALTER TABLE \(table.name) ADD COLUMN \(definition(shape, index))", [])
        guard let coding = property.coding else { return }
        let isUsed = try connection.value("SELECT 1 FROM \(table.name) LIMIT 1") != nil
        if let value = property.defaultValue() {
            try connection.run("UPDATE \(table.name) SET \(table.column(index)) = ?", [try coding.encode(value)])
        } else if !property.isOptional, isUsed {
            throw SwiftDataError(
                .loadIssueModelContainer,
                """
                The store \(path) was written before \(shape.name).\(property.name) existed. Give the property a default \
                value or make it optional, or fill it in a stage of a migration plan. Nothing in the file was changed.
                """)
        }
    }

    private func definition(_ shape: ModelShape, _ index: Int) -> String {
        let property = shape.properties[index]
        let type =
            switch property.coding?.kind {
            case .number: "NUMERIC"
            case .text: "TEXT"
            case nil: "INTEGER"
            default: "BLOB"
            }
        // Without an affinity that converts: text of digits stays text.
        return quoted(property.name) + (type == "NUMERIC" ? "" : " " + type)
    }

    // MARK: Indices

    private func fitIndices(_ shape: ModelShape, _ table: StoreTable) throws {
        var wanted: [String: String] = [:]
        let lists =
            shape.uniqueLists + shape.indexLists
            + table.columns.filter { shape.properties[$0].isRelationship }.map { [$0] }
        for list in lists where !list.isEmpty {
            let columns = list.filter { table.columns.contains($0) }
            guard columns.count == list.count else { continue }
            let name = "_index." + shape.name + "." + columns.map { shape.properties[$0].name }.joined(separator: ".")
            wanted[name] = columns.map(table.column).joined(separator: ", ")
        }
        for name in try indices(of: shape) where wanted[name] == nil {
            try connection.run("DROP INDEX \(quoted(name))", [])
        }
        for (name, columns) in wanted {
            try connection.run("CREATE INDEX IF NOT EXISTS \(quoted(name)) ON \(table.name) (\(columns))", [])
        }
    }

    private func indices(of shape: ModelShape) throws -> [String] {
        try connection.rows("SELECT name FROM pragma_index_list(?)", [.text(shape.name)]).compactMap {
            if case .text(let name)? = $0.first, name.hasPrefix("_index.") { name } else { nil }
        }
    }

    private func dropIndices(_ shape: ModelShape) throws {
        for name in try indices(of: shape) { try connection.run("DROP INDEX \(quoted(name))", []) }
    }
}
