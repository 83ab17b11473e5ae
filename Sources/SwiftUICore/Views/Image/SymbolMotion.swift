import Foundation

/// The effects of one symbol on their way.
package struct SymbolMotion {
    private var effects: [SymbolEffectState] = []
    private var running: [Running] = []
    private var scale = AnimatedVector(1.0)
    private var hasBeenSet = false

    private struct Running {
        let kind: _SymbolEffectKind.Kind
        let start: TimeInterval
        let options: SymbolEffectOptions
    }

    /// How the symbol is shown now, on top of its own look.
    package private(set) var shownScale: CGFloat = 1
    package private(set) var shownOpacity = 1.0

    private static let bounceLength: TimeInterval = 0.45
    private static let pulseLength: TimeInterval = 1

    /// Takes over the effects of the symbol's place. True where something may move now.
    package mutating func set(_ new: [SymbolEffectState], at time: TimeInterval) -> Bool {
        guard new != effects || !hasBeenSet else { return false }
        let old = effects
        effects = new
        for (index, effect) in new.enumerated() where old.indices.contains(index) && old[index].kind == effect.kind {
            if effect.plays > old[index].plays {
                running.append(Running(kind: effect.kind, start: time, options: effect.options))
            }
        }
        let factor = new.filter(\.isOn).reduce(1.0) { result, effect in
            guard case .scale(let isUp) = effect.kind else { return result }
            return result * (isUp ? 1.2 : 0.8)
        }
        scale.retarget(to: factor, animation: hasBeenSet ? .spring : nil, at: time)
        hasBeenSet = true
        return true
    }

    /// Moves on; true while something still moves.
    package mutating func advance(to time: TimeInterval) -> Bool {
        shownScale = scale.value(at: time)
        shownOpacity = 1
        running = running.filter { time - $0.start < length(of: $0) }
        for effect in running { apply(effect, phase: phase(of: effect, time)) }
        let pulses = effects.contains { $0.isOn && $0.kind == .pulse }
        if pulses {
            let speed = effects.first { $0.isOn && $0.kind == .pulse }?.options.speedFactor ?? 1
            shownOpacity *= Self.pulse(time * speed / Self.pulseLength)
        }
        return pulses || !running.isEmpty || scale.isAnimating
    }

    private func length(of effect: Running) -> TimeInterval {
        let once = effect.kind == .pulse ? Self.pulseLength : Self.bounceLength
        return once * Double(effect.options.count) / effect.options.speedFactor
    }

    /// How far the present repetition has come, from 0 to 1.
    private func phase(of effect: Running, _ time: TimeInterval) -> Double {
        let whole = (time - effect.start) / length(of: effect) * Double(effect.options.count)
        return whole - whole.rounded(.down)
    }

    private mutating func apply(_ effect: Running, phase: Double) {
        switch effect.kind {
        case .bounce(let isUp):
            // Out and back, then a smaller swing to the other side that dies away.
            let swing = sin(phase * .pi * 2.5) * (1 - phase) * 0.28
            shownScale *= 1 + (isUp ? swing : -swing)
        case .pulse: shownOpacity *= Self.pulse(phase)
        case .scale: break
        }
    }

    private static func pulse(_ phase: Double) -> Double { 0.65 + 0.35 * cos(phase * 2 * .pi) }
}
