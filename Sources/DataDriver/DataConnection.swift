/// A connection to a file of tables. Its owner keeps it on one thread at a time.
package protocol DataConnection: AnyObject {
    /// Whether nothing can be written.
    var isReadOnly: Bool { get }
    /// Runs a statement and returns the number of rows that it changed.
    @discardableResult
    func run(_ sql: String, _ arguments: [DataValue]) throws -> Int
    /// Hands each row of a query to `body`.
    func forEach(_ sql: String, _ arguments: [DataValue], _ body: ([DataValue]) throws -> Void) throws
    /// All of `body`'s changes are kept, or none. Calls may be nested.
    func transaction(_ body: () throws -> Void) throws
}

extension DataConnection {
    /// The rows of a query.
    package func rows(_ sql: String, _ arguments: [DataValue] = []) throws -> [[DataValue]] {
        var rows: [[DataValue]] = []
        try forEach(sql, arguments) { rows.append($0) }
        return rows
    }

    /// The first value of the first row.
    package func value(_ sql: String, _ arguments: [DataValue] = []) throws -> DataValue? {
        try rows(sql, arguments).first?.first
    }
}
