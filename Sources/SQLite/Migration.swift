/// One step from a version of the schema to the next.
package struct Migration: Sendable {
    package let name: String
    package let apply: @Sendable (Database) throws -> Void

    package init(_ name: String, apply: @escaping @Sendable (Database) throws -> Void) {
        self.name = name
        self.apply = apply
    }
}
