import Foundation

/// Why a container could not be made, or a context not fetch or save.
public struct SwiftDataError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible,
    CustomDebugStringConvertible
{
    package enum Kind: Hashable, Sendable {
        case loadIssueModelContainer, unsupportedPredicate, unsupportedSortDescriptor, backwardMigration
        case duplicateConfiguration, includePendingChangesWithBatchSize, missingModelContext, modelValidationFailure
        case unknownSchema, unknownModel, configurationSchemaNotFound
    }

    private let kind: Kind
    /// What went wrong, where and what to do about it.
    private let details: String

    /// What the layer below said.
    private let log: String?

    package init(_ kind: Kind, _ details: String = "", log: String? = nil) {
        self.kind = kind
        self.details = details
        self.log = log
    }

    /// The kind counts, not the words.
    public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.kind == rhs.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    public var description: String { details.isEmpty ? "SwiftDataError.\(kind)" : details }

    public var debugDescription: String { log.map { "\(description) (\($0))" } ?? description }

    public var errorDescription: String? { description }

    /// The store could not be opened or brought to the program's models.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// The store was written by a newer version of the program.
    public static let backwardMigration = SwiftDataError(.backwardMigration)
    /// Two configurations have the same name.
    public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
    /// The object belongs to no context.
    public static let missingModelContext = SwiftDataError(.missingModelContext)
    /// An object breaks a rule of its model: a rule of deletion, or the number of models that it refers to.
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    /// The container has no such model.
    public static let unknownSchema = SwiftDataError(.unknownSchema)
    /// A configuration names models that the container does not have.
    public static let configurationSchemaNotFound = SwiftDataError(.configurationSchemaNotFound)
}
