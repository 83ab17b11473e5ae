/// An effect of symbols.
public protocol SymbolEffect: Sendable {
    var _effect: _SymbolEffectKind { get }
}

/// An effect that plays once each time a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts as long as it is on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// What an effect does, in a form that public requirements can name.
public struct _SymbolEffectKind: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case bounce(isUp: Bool), pulse, scale(isUp: Bool)
    }

    package let kind: Kind
}

/// The symbol grows, or shrinks, and springs back.
public struct BounceSymbolEffect: DiscreteSymbolEffect {
    private let isUp: Bool

    init(isUp: Bool) {
        self.isUp = isUp
    }

    /// Growing.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
    /// Shrinking.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }

    public var _effect: _SymbolEffectKind { _SymbolEffectKind(kind: .bounce(isUp: isUp)) }
}

/// The symbol becomes fainter and comes back: once for a value, again and again while the effect is on.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _effect: _SymbolEffectKind { _SymbolEffectKind(kind: .pulse) }
}

/// The symbol is larger, or smaller, while the effect is on.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    private let isUp: Bool

    init(isUp: Bool) {
        self.isUp = isUp
    }

    /// Larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
    /// Smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }

    public var _effect: _SymbolEffectKind { _SymbolEffectKind(kind: .scale(isUp: isUp)) }
}

/// One symbol takes the place of another one: for `contentTransition(_:)`.
public struct ReplaceSymbolEffect: Sendable {}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol grows and springs back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol becomes fainter and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
}

extension ReplaceSymbolEffect {
    /// One symbol takes the place of another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
    package var count = 1
    package var speedFactor = 1.0

    /// Once, at the usual speed.
    public static let `default` = SymbolEffectOptions()

    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    /// So many times.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    /// So many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speedFactor = max(0.01, speed)
        return copy
    }

    /// So many times.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions {
        var copy = self
        copy.count = max(1, count)
        return copy
    }
}

/// The effects that are set on the symbols of a place.
package struct SymbolEffectState: Equatable, Sendable {
    package var kind: _SymbolEffectKind.Kind
    package var options: SymbolEffectOptions
    /// Grows each time the effect has to play.
    package var plays = 0
    package var isOn = false
}

private struct SymbolEffectsKey: EnvironmentKey {
    static let defaultValue: [SymbolEffectState] = []
}

extension EnvironmentValues {
    package var symbolEffects: [SymbolEffectState] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

extension View {
    /// Plays an effect on the symbols in this view each time `value` changes.
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(DiscreteEffectModifier(kind: effect._effect.kind, options: options, value: value))
    }

    /// Keeps an effect on the symbols in this view while `isActive` is true.
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let state = SymbolEffectState(kind: effect._effect.kind, options: options, isOn: isActive)
        return transformEnvironment(\.symbolEffects) { $0.append(state) }
    }
}

/// Counts the changes of a value, and tells the symbols of them through the environment.
private struct DiscreteEffectModifier<U: Equatable>: ViewModifier {
    let kind: _SymbolEffectKind.Kind
    let options: SymbolEffectOptions
    let value: U
    @State private var plays = 0

    func body(content: Content) -> some View {
        let state = SymbolEffectState(kind: kind, options: options, plays: plays)
        return content.transformEnvironment(\.symbolEffects) { $0.append(state) }
            .onChange(of: value) { _, _ in plays += 1 }
    }
}
