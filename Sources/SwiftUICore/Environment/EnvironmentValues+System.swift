import Foundation
import FoundationPlus

private struct UndoManagerKey: EnvironmentKey {
    // The main thread's views are the only ones that read it; it guards nothing of theirs.
    static let defaultValue: UndoManager? = UndoManager()
}

extension EnvironmentValues {
    /// Where the views of the app note how their changes are taken back.
    public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}

/// Would ask the user for a review in the store that the app comes from.
@available(*, unavailable, message: "The stores of this desktop take no reviews from within a program.")
public struct RequestReviewAction {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    @available(*, unavailable, message: "The stores of this desktop take no reviews from within a program.")
    public var requestReview: RequestReviewAction { fatalError("There are no reviews.") }
}
