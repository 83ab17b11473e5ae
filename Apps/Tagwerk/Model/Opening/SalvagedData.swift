/// What could be read of a damaged file. It is handed over as a whole by who made it, so only one has it at a time.
struct SalvagedData: @unchecked Sendable {
    let contents: Contents
    /// In memory; nil where there are none to read.
    let notes: NoteTables?
}
