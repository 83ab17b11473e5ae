import Foundation

/// A paint on its way from what was shown to what holds now.
package struct AnimatedPaint {
    private var target = ResolvedPaint.clear
    private var old = ResolvedPaint.clear
    private var progress = AnimatedVector(1.0)
    private var isNew = false
    /// The paint to draw with now.
    package private(set) var presented = ResolvedPaint.clear

    package init() {}

    package var isAnimating: Bool { progress.isAnimating }

    /// Sets what to draw with; it shows from the next ``advance(to:animation:)`` on. False where it is the same.
    package mutating func set(_ new: ResolvedPaint) -> Bool {
        guard new != target else { return false }
        target = new
        isNew = true
        return true
    }

    /// Moves on; `animation` is that of a change made since the last time.
    package mutating func advance(to time: TimeInterval, animation: Animation?) {
        if isNew {
            isNew = false
            old = presented
            progress = AnimatedVector(animation == nil ? 1.0 : 0.0)
            progress.retarget(to: 1, animation: animation, at: time)
        }
        let fraction = progress.value(at: time)
        presented = fraction == 1 ? target : old.mixed(with: target, by: fraction) ?? target
    }
}
