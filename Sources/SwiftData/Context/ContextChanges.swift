import SwiftUICore

/// Counts the changes of a context, so that queries know whether what they have is still right.
final class ContextChanges: @unchecked Sendable {
    let source = DependencySource()
    private var members: [ObjectIdentifier: Int] = [:]
    private var values: [ObjectIdentifier: Int] = [:]
    private var allValues = 0

    /// How often models of the shape came or went.
    func members(of shape: ModelShape) -> Int { members[shape.id, default: 0] }

    /// How often anything changed that can make a model of the shape pass a filter, or stand elsewhere in an order.
    func values(for shape: ModelShape) -> Int { shape.hasRelationships ? allValues : values[shape.id, default: 0] }

    func membersDidChange(_ shape: ModelShape) {
        members[shape.id, default: 0] += 1
        tell()
    }

    func valueDidChange(_ shape: ModelShape) {
        values[shape.id, default: 0] += 1
        allValues += 1
        tell()
    }

    private func tell() {
        guard source.hasDependents else { return }
        MainThread.perform { self.source.willChange() }
    }
}
