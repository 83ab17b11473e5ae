import Foundation
import Testing

@testable import SwiftUICore

struct SpringTests {
    @Test("An underdamped spring follows its closed form") func underdamped() {
        let spring = Spring(response: 0.5, dampingRatio: 0.4)
        let (w, z) = (2 * Double.pi / 0.5, 0.4)
        let damped = w * (1 - z * z).squareRoot()
        for t in [0.0, 0.05, 0.2, 0.7, 1.3] {
            let expected =
                1 - exp(-z * w * t) * (cos(damped * t) + z / (1 - z * z).squareRoot() * sin(damped * t))
            #expect(abs(spring.value(target: 1.0, time: t) - expected) < 1e-12)
        }
    }

    @Test("A critically damped spring follows its closed form") func critical() {
        let spring = Spring(duration: 0.5, bounce: 0)
        let w = 2 * Double.pi / 0.5
        for t in [0.0, 0.05, 0.2, 0.7] {
            let value = spring.value(target: 3.0, initialVelocity: 2.0, time: t)
            #expect(abs(value - (3 - exp(-w * t) * (3 + (3 * w - 2) * t))) < 1e-9)
        }
    }

    @Test("An overdamped spring follows its closed form") func overdamped() {
        let spring = Spring(mass: 1, stiffness: 4, damping: 5, allowOverDamping: true)
        for t in [0.1, 1, 3.0] {
            // The roots are -1 and -4.
            #expect(abs(spring.value(target: 1.0, time: t) - (1 - (4 * exp(-t) - exp(-4 * t)) / 3)) < 1e-12)
        }
    }

    @Test("The velocity is the slope of the value", arguments: [-0.5, 0.0, 0.3, 0.9])
    func velocity(bounce: Double) {
        let spring = Spring(duration: 0.6, bounce: bounce)
        let h = 1e-6
        for t in [0.1, 0.4, 0.9] {
            let slope =
                (spring.value(target: 5.0, initialVelocity: -3, time: t + h)
                    - spring.value(target: 5.0, initialVelocity: -3, time: t - h)) / (2 * h)
            #expect(abs(spring.velocity(target: 5.0, initialVelocity: -3, time: t) - slope) < 1e-5)
        }
    }

    @Test("Many small updates arrive where one long step does") func update() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        var (value, velocity) = (0.0, 4.0)
        for _ in 0..<60 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.005) }
        #expect(abs(value - spring.value(target: 1, initialVelocity: 4, time: 0.3)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 1, initialVelocity: 4, time: 0.3)) < 1e-9)
    }

    @Test("The initialisers describe the same spring") func initialisers() {
        let spring = Spring(mass: 2, stiffness: 200, damping: 10)
        #expect(abs(spring.response - 2 * .pi / 10) < 1e-12)
        #expect(abs(spring.dampingRatio - 0.25) < 1e-12)
        #expect(abs(spring.bounce - 0.75) < 1e-12)
        #expect(abs(spring.stiffness - 200) < 1e-9 && abs(spring.damping - 10) < 1e-9 && spring.mass == 2)
        #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-9)
        #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-9)
    }

    @Test("Damping beyond the critical one is cut unless allowed") func overDamping() {
        #expect(Spring(mass: 1, stiffness: 4, damping: 100).dampingRatio == 1)
        #expect(Spring(mass: 1, stiffness: 4, damping: 100, allowOverDamping: true).dampingRatio == 25)
    }

    @Test("After the settling time the spring stays near its target", arguments: [-0.5, 0.0, 0.3, 0.8])
    func settling(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        let time = spring.settlingDuration
        for step in 0..<200 {
            let value = spring.value(target: 1.0, time: time + Double(step) * 0.01)
            #expect(abs(value - 1) <= 0.001)
        }
        let early = (0..<100).map { abs(1 - spring.value(target: 1.0, time: time * (0.6 + 0.004 * Double($0)))) }
        #expect((early.max() ?? 0) > 0.001)
    }

    @Test("A spring made for a settling time settles in it") func settlingInitialiser() {
        let spring = Spring(settlingDuration: 2, dampingRatio: 0.5)
        #expect(abs(spring.settlingDuration - 2) < 1e-3)
        #expect(abs(spring.dampingRatio - 0.5) < 1e-9)
    }

    @Test("The force is that of a spring and a damper") func force() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 5)
        #expect(abs(spring.force(target: 1.0, position: 0.25, velocity: 2) - (75 - 10)) < 1e-9)
    }
}
