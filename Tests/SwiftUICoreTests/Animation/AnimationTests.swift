import Foundation
import Testing

@testable import SwiftUICore

struct AnimationTests {
    private func value(_ animation: Animation, at time: TimeInterval) -> Double {
        animation.evaluate(elapsed: time, from: 0.0, to: 100.0).value
    }

    @Test("A linear animation is halfway at half its time and ends exactly") func linear() {
        let animation = Animation.linear(duration: 2)
        #expect(value(animation, at: 1) == 50)
        #expect(animation.evaluate(elapsed: 2, from: 0.0, to: 100.0) == (100, true))
    }

    @Test("An ease-in curve starts below a straight line, an ease-out curve above") func easing() {
        #expect(value(.easeIn(duration: 1), at: 0.3) < 25)
        #expect(value(.easeOut(duration: 1), at: 0.3) > 35)
        #expect(abs(value(.easeInOut(duration: 1), at: 0.5) - 50) < 1e-6)
    }

    @Test("A delay holds the start") func delay() {
        let animation = Animation.linear(duration: 1).delay(0.5)
        #expect(value(animation, at: 0.4) == 0)
        #expect(abs(value(animation, at: 1) - 50) < 1e-9)
        #expect(animation.evaluate(elapsed: 1.5, from: 0.0, to: 100.0).isFinished)
    }

    @Test("Double speed takes half the time") func speed() {
        #expect(abs(value(.linear(duration: 2).speed(2), at: 0.25) - 25) < 1e-9)
    }

    @Test("Every second round runs backwards") func autoreverse() {
        let animation = Animation.linear(duration: 1).repeatCount(3)
        #expect(abs(value(animation, at: 0.25) - 25) < 1e-6)
        #expect(abs(value(animation, at: 1.25) - 75) < 1e-6)
        #expect(abs(value(animation, at: 2.25) - 25) < 1e-6)
        #expect(animation.evaluate(elapsed: 3, from: 0.0, to: 100.0) == (100, true))
    }

    @Test("Without autoreverse each round begins at the start, for ever") func repeatForever() {
        let animation = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        #expect(abs(value(animation, at: 1000.25) - 25) < 1e-6)
    }

    @Test("A new target leaves the value and the velocity of a spring where they are") func retargetSpring() {
        var run = AnimatedVector(from: 0.0, to: 100, animation: .spring(duration: 0.5, bounce: 0.2), at: 10)
        let before = (run.value(at: 10.2), run.velocity(at: 10.2))
        run.retarget(to: -50, animation: .spring(duration: 0.5, bounce: 0.2), at: 10.2)
        #expect(abs(run.value(at: 10.2) - before.0) < 1e-9)
        #expect(abs(run.velocity(at: 10.2) - before.1) < 1e-9)
        #expect(before.1 > 10)
        // Still rising just after, as the velocity is carried on.
        #expect(run.value(at: 10.21) > before.0)
        #expect(run.value(at: 20) == -50)
        #expect(!run.isAnimating)
    }

    @Test("A retargeted spring follows the closed form from its position and velocity") func retargetClosedForm() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        var run = AnimatedVector(from: 0.0, to: 100, animation: .spring(spring), at: 0)
        let (position, velocity) = (run.value(at: 0.1), run.velocity(at: 0.1))
        run.retarget(to: 200, animation: .spring(spring), at: 0.1)
        let expected = position + spring.value(target: 200 - position, initialVelocity: velocity, time: 0.3)
        #expect(abs(run.value(at: 0.4) - expected) < 1e-9)
    }

    @Test("A spring that takes over a curve goes on with its velocity") func springAfterCurve() {
        var run = AnimatedVector(from: 0.0, to: 100, animation: .linear(duration: 1), at: 0)
        run.retarget(to: 0, animation: .spring, at: 0.5)
        #expect(abs(run.value(at: 0.5) - 50) < 1e-9)
        #expect(abs(run.velocity(at: 0.5) - 100) < 1e-6)
    }

    @Test("Curves that overlap are added") func overlappingCurves() {
        var run = AnimatedVector(from: 0.0, to: 100, animation: .linear(duration: 1), at: 0)
        run.retarget(to: 0, animation: .linear(duration: 1), at: 0.5)
        #expect(abs(run.value(at: 0.75) - (75 - 25)) < 1e-9)
        #expect(abs(run.value(at: 1.25) - (100 - 75)) < 1e-9)
        #expect(run.value(at: 1.5) == 0)
    }

    @Test("A curve ends an animation that repeats for ever") func curveAfterEndless() {
        var run = AnimatedVector(from: 0.0, to: 100, animation: .linear(duration: 1).repeatForever(), at: 0)
        run.retarget(to: 0, animation: .linear(duration: 1), at: 0.5)
        #expect(abs(run.value(at: 1) - 25) < 1e-9)
        #expect(run.value(at: 1.5) == 0 && !run.isAnimating)
    }

    @Test("A change without animation arrives at once") func withoutAnimation() {
        var run = AnimatedVector(from: 0.0, to: 100, animation: .spring, at: 0)
        run.retarget(to: 7, animation: nil, at: 0.1)
        #expect(run.value(at: 0.1) == 7 && !run.isAnimating)
    }

    @Test("A blended spring still arrives, and moves between the two responses") func blendDuration() {
        let slow = Animation.spring(response: 2, dampingFraction: 1)
        let quick = Animation.spring(response: 0.2, dampingFraction: 1, blendDuration: 0.5)
        var run = AnimatedVector(from: 0.0, to: 100, animation: slow, at: 0)
        _ = run.value(at: 0.1)
        var unblended = run
        run.retarget(to: 200, animation: quick, at: 0.1)
        unblended.retarget(to: 200, animation: .spring(response: 0.2, dampingFraction: 1), at: 0.1)
        #expect(run.value(at: 0.25) < unblended.value(at: 0.25))
        #expect(run.value(at: 10) == 200)
    }

    @Test("A spring is logically complete at its duration, before it has settled") func logicalCompletion() {
        var run = AnimatedVector(from: 0.0, to: 100, animation: .spring(duration: 0.5, bounce: 0.3), at: 0)
        _ = run.value(at: 0.4)
        #expect(!run.isLogicallyComplete)
        _ = run.value(at: 0.51)
        #expect(run.isLogicallyComplete && run.isAnimating)
    }

    @Test("Both spellings of a spring are told apart by their labels, and equal springs are equal") func spellings() {
        let a: Animation = .spring(response: 0.5, dampingFraction: 1)
        let b: Animation = .spring(duration: 0.5, bounce: 0)
        #expect(a == b && a.hashValue == b.hashValue)
        #expect(Animation.spring() == .spring)
        #expect(Animation.easeIn != .easeOut)
        #expect(a != .spring(duration: 0.4))
    }

    /// Jumps halfway at once, and ends after one second.
    private struct Halfway: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: 0.5) : nil
        }
    }

    @Test("A custom animation drives the value, and can repeat") func custom() {
        #expect(value(Animation(Halfway()), at: 0.3) == 50)
        var run = AnimatedVector(from: 0.0, to: 100, animation: Animation(Halfway()).repeatCount(2), at: 0)
        #expect(run.value(at: 0.5) == 50 && run.value(at: 1.1) == 50)
        _ = run.value(at: 2.2)
        #expect(!run.isAnimating)
    }

    @Test("Rectangles and pairs animate by their components") func components() {
        let from = CGRect(x: 0, y: 0, width: 10, height: 10)
        let to = CGRect(x: 10, y: 20, width: 30, height: 50)
        let middle = Animation.linear(duration: 1).evaluate(elapsed: 0.5, from: from, to: to).value
        #expect(middle == CGRect(x: 5, y: 10, width: 20, height: 30))
    }

    @Test(
        "A unit curve and its inverse cancel out",
        arguments: [
            UnitCurve.easeIn, .easeInOut, .linear, .circularEaseIn, .circularEaseInOut,
        ])
    func inverse(curve: UnitCurve) {
        for x in [0.1, 0.35, 0.5, 0.8] {
            #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
        }
    }

    @Test(
        "The velocity of a unit curve is its slope",
        arguments: [
            UnitCurve.easeIn, .easeOut, .circularEaseInOut, .easeIn.inverse,
        ])
    func curveVelocity(curve: UnitCurve) {
        for x in [0.2, 0.4, 0.7] {
            let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
            #expect(abs(curve.velocity(at: x) - slope) < 1e-3)
        }
    }

    private enum NameKey: TransactionKey {
        static let defaultValue = "none"
    }

    @Test("A transaction carries custom values") func transaction() {
        var transaction = Transaction(animation: .linear)
        #expect(transaction[NameKey.self] == "none")
        transaction[NameKey.self] = "drag"
        #expect(transaction[NameKey.self] == "drag" && transaction.animation == .linear)
    }
}
