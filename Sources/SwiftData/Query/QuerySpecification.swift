import Foundation
import SwiftUICore

/// What a query asks for.
final class QuerySpecification<Element: PersistentModel> {
    let descriptor: FetchDescriptor<Element>
    let transaction: Transaction?

    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
        self.descriptor = descriptor
        self.transaction = transaction
    }

    /// Whether the other one surely asks for the same. Conditions can't be compared.
    func isSame(as other: QuerySpecification) -> Bool {
        if self === other { return true }
        let (mine, theirs) = (descriptor, other.descriptor)
        return mine.predicate == nil && theirs.predicate == nil && mine.sortBy == theirs.sortBy
            && mine.fetchLimit == theirs.fetchLimit && mine.fetchOffset == theirs.fetchOffset
    }

    /// Whether a change of values, and not only of members, may change the result.
    var dependsOnValues: Bool { descriptor.predicate != nil || !descriptor.sortBy.isEmpty }
}
