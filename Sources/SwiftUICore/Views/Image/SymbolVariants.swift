/// Variants of symbols, such as filled ones or ones in a circle. A symbol without the variant is shown as it is.
public struct SymbolVariants: Hashable, Sendable {
    package enum Enclosure: String, Sendable {
        case circle
        case square
        case rectangle
    }

    package var enclosure: Enclosure?
    package var isFilled = false
    package var isSlashed = false

    /// The symbols as they are.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = none.circle
    /// In a square.
    public static let square = none.square
    /// In a rectangle.
    public static let rectangle = none.rectangle
    /// Filled.
    public static let fill = none.fill
    /// Struck through.
    public static let slash = none.slash

    /// This variant, in a circle.
    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    /// This variant, in a square.
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    /// This variant, in a rectangle.
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    /// This variant, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// This variant, struck through.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// Whether this variant has all that `other` has.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    /// The name of the symbol's variant, as far as there is one: parts in the order of Apple's names.
    package func name(of symbol: String, exists: (String) -> Bool) -> String {
        var name = symbol
        func add(_ part: String) {
            guard !name.split(separator: ".").contains(Substring(part)) else { return }
            let isFilled = name.hasSuffix(".fill")
            let longer = isFilled ? String(name.dropLast(5)) + ".\(part).fill" : name + ".\(part)"
            if exists(longer) { name = longer }
        }
        if isSlashed { add("slash") }
        if let enclosure { add(enclosure.rawValue) }
        if isFilled { add("fill") }
        return name
    }
}
