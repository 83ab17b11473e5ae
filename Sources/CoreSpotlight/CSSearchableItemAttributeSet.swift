import Foundation
import UniformTypeIdentifiers

/// What a search finds something by, and shows of it.
public final class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    /// What kind of thing it is.
    public let contentType: UTType
    /// What it is called.
    public var title: String?
    /// A sentence about it.
    public var contentDescription: String?
    /// More words to find it by.
    public var keywords: [String]?
    /// Its text, to be found by.
    public var textContent: String?

    /// Creates a description that says nothing yet.
    public init(contentType: UTType) {
        self.contentType = contentType
    }
}
