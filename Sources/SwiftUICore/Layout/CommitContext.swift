import Foundation

/// What holds while changes are written to the screen.
package struct CommitContext {
    /// The animation that changes of this subtree run with; nil: they show at once.
    package var animation: Animation?
    /// The clock's time, in seconds.
    package let time: TimeInterval

    package init(animation: Animation?, time: TimeInterval) {
        self.animation = animation
        self.time = time
    }
}
