/// How a database file is opened.
package enum OpenMode: Sendable {
    /// For reading; the file must exist.
    case readOnly
    /// For reading and writing; the file must exist.
    case readWrite
    /// For reading and writing; the file is made if it is missing.
    case create
}
