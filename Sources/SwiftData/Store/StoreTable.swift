import DataDriver

/// The statements for the table of a model.
struct StoreTable {
    let shape: ModelShape
    let name: String
    /// The properties whose columns are read with a row, in the order of the columns after the key.
    let read: [Int]
    /// All properties that have a column.
    let columns: [Int]
    /// The tables of pairs in which the model's keys stand.
    let pairs: [(name: String, column: String, index: Int, otherColumn: String)]

    static let key = "\"_key\""

    init(_ shape: ModelShape) {
        self.shape = shape
        name = quoted(shape.name)
        columns = shape.properties.indices.filter { shape.properties[$0].hasColumn }
        read = columns.filter { shape.properties[$0].isReadWithRow }
        pairs = shape.properties.indices.compactMap { index in
            guard case .pairs(let table, let isOwner) = shape.place(of: index) else { return nil }
            return (quoted(table), isOwner ? "\"a\"" : "\"b\"", index, isOwner ? "\"b\"" : "\"a\"")
        }
    }

    func column(_ index: Int) -> String { quoted(shape.properties[index].name) }

    /// What a row is read with; `t` is the table.
    var selection: String {
        (["t.\(Self.key)"] + read.map { "t.\(column($0))" }).joined(separator: ", ")
    }

    func select(_ rest: String) -> String { "SELECT \(selection) FROM \(name) AS t \(rest)" }

    var insert: String {
        let names = [Self.key] + columns.map(column)
        let marks = names.map { _ in "?" }.joined(separator: ", ")
        return "INSERT INTO \(name) (\(names.joined(separator: ", "))) VALUES (\(marks))"
    }

    func update(_ indices: [Int]) -> String {
        "UPDATE \(name) SET " + indices.map { "\(column($0)) = ?" }.joined(separator: ", ") + " WHERE \(Self.key) = ?"
    }

    var delete: String { "DELETE FROM \(name) WHERE \(Self.key) = ?" }
}

/// A name for SQL.
func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }
