import Foundation

/// What holds while changes are written to the screen.
package struct CommitContext {
    /// The transaction of the changes as the subtree that is visited has it.
    package var transaction: Transaction
    /// The clock's time, in seconds.
    package let time: TimeInterval
    private let allowsAnimations: Bool

    package init(transaction: Transaction, time: TimeInterval, allowsAnimations: Bool = true) {
        self.transaction = transaction
        self.time = time
        self.allowsAnimations = allowsAnimations
    }

    /// The animation that changes of this subtree run with; nil: they show at once.
    package var animation: Animation? {
        allowsAnimations && !transaction.disablesAnimations ? transaction.animation : nil
    }
}
