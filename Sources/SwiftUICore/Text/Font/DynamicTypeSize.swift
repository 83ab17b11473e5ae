import Foundation

/// How large the user wants text. Windows have what the desktop says: the step that is nearest to its text scaling.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest text.
    case xSmall
    /// Small text.
    case small
    /// Text a little smaller than usual.
    case medium
    /// The default: text that the desktop does not scale.
    case large
    /// Text a little larger than usual.
    case xLarge
    /// Large text.
    case xxLarge
    /// The largest text without a setting for accessibility.
    case xxxLarge
    /// Text for people who see little, step 1 of 5.
    case accessibility1
    /// Text for people who see little, step 2 of 5.
    case accessibility2
    /// Text for people who see little, step 3 of 5.
    case accessibility3
    /// Text for people who see little, step 4 of 5.
    case accessibility4
    /// Text for people who see little, step 5 of 5.
    case accessibility5

    /// Whether this is one of the sizes for people who need very large text.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// The step whose body text is nearest to `scale` times that at `large`.
    package init(nearest scale: CGFloat) {
        self = Self.allCases.min { abs($0.bodyScale - scale) < abs($1.bodyScale - scale) } ?? .large
    }

    /// The body size as a multiple of that at `large`.
    package var bodyScale: CGFloat {
        switch self {
        case .xSmall: 14 / 17
        case .small: 15 / 17
        case .medium: 16 / 17
        case .large: 1
        case .xLarge: 19 / 17
        case .xxLarge: 21 / 17
        case .xxxLarge: 23 / 17
        case .accessibility1: 28 / 17
        case .accessibility2: 33 / 17
        case .accessibility3: 40 / 17
        case .accessibility4: 47 / 17
        case .accessibility5: 53 / 17
        }
    }
}
