/// The animatable data of a value whose type is not known.
///
/// Data of another type than what it is added to counts as none.
public struct _AnyAnimatableData: VectorArithmetic {
    /// nil stands for zero of every type.
    private var vector: (any VectorArithmetic)?

    private init(_ vector: (any VectorArithmetic)?) {
        self.vector = vector
    }

    init<T: Animatable>(of value: T) {
        vector = value.animatableData
    }

    func set<T>(on value: inout T) {
        guard var animatable = value as? any Animatable else { return }
        set(data: &animatable)
        if let result = animatable as? T { value = result }
    }

    private func set<A: Animatable>(data: inout A) {
        guard let vector = vector as? A.AnimatableData else { return }
        data.animatableData = vector
    }

    private func set(data: inout any Animatable) {
        func open<A: Animatable>(_ value: A) -> any Animatable {
            var value = value
            set(data: &value)
            return value
        }
        data = open(data)
    }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        func isEqual<V: VectorArithmetic>(_ a: V) -> Bool { rhs.vector.map { $0 as? V == a } ?? (a == .zero) }
        if let vector = lhs.vector { return isEqual(vector) }
        return rhs.vector == nil || rhs == lhs
    }

    public static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, subtracting: false) }

    public static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, subtracting: true) }

    private func combined(with other: Self, subtracting: Bool) -> Self {
        func combine<V: VectorArithmetic>(_ a: V) -> Self {
            guard let b = other.vector as? V else { return self }
            return Self(subtracting ? a - b : a + b)
        }
        if let vector { return combine(vector) }
        var result = other
        if subtracting { result.scale(by: -1) }
        return result
    }

    public mutating func scale(by rhs: Double) {
        vector?.scale(by: rhs)
    }

    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}
