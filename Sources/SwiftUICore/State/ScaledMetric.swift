import Foundation

/// A length that grows and shrinks with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle
    private var node: NodeReference?

    /// `wrappedValue` is the length at the default text size; it scales as body text does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// `wrappedValue` is the length at the default text size; it scales as text of that style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// The number, scaled with the text size.
    public var wrappedValue: Value {
        guard let values = node?.environment else { return base }
        let bodySize = values.bodySize
        let normal = TypeScale.size(of: style, bodySize: bodySize, textSize: .large)
        let scaled = TypeScale.size(of: style, bodySize: bodySize, textSize: values.dynamicTypeSize)
        return base * Value(scaled / normal)
    }
}

extension ScaledMetric: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let known = slot as? NodeReference ?? NodeReference(node)
        slot = known
        self.node = known
    }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool {
        old.base == new.base && old.style == new.style
    }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {
    // The node reference says how it is guarded.
}
