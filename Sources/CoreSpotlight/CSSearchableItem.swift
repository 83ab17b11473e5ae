import Foundation

/// The kind of activity by which a program hears that something which a search has found was chosen.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The item's name in the values of such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity by which a program hears that it is to go on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// What is sought, in the values of such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something that the desktop's search can find.
public final class CSSearchableItem: NSObject, @unchecked Sendable {
    /// What the program calls it.
    public let uniqueIdentifier: String
    /// The kind that it can be taken away with.
    public let domainIdentifier: String?
    /// What it is found by.
    public let attributeSet: CSSearchableItemAttributeSet

    /// Creates an item.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}
