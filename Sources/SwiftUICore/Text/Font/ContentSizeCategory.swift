/// How large the user wants text: the older name of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// Smallest.
    case extraSmall
    /// Smaller than medium.
    case small
    /// Smaller than the default.
    case medium
    /// The default.
    case large
    /// One step above the default.
    case extraLarge
    /// Two steps above the default.
    case extraExtraLarge
    /// Three steps above the default.
    case extraExtraExtraLarge
    /// The first of the very large sizes.
    case accessibilityMedium
    /// The second of the very large sizes.
    case accessibilityLarge
    /// The third of the very large sizes.
    case accessibilityExtraLarge
    /// The fourth of the very large sizes.
    case accessibilityExtraExtraLarge
    /// The largest.
    case accessibilityExtraExtraExtraLarge

    /// Whether this is one of the sizes for people who need very large text.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// Both enumerate the same sizes in the same order.
    var size: DynamicTypeSize {
        let index = Self.allCases.firstIndex(of: self) ?? 3
        return DynamicTypeSize.allCases[index]
    }

    init(_ size: DynamicTypeSize) {
        self = Self.allCases[size.rawValue]
    }

    /// Whether the first one is smaller.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size < rhs.size }
    /// Whether the first one is no larger.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size <= rhs.size }
    /// Whether the first one is larger.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size > rhs.size }
    /// Whether the first one is no smaller.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size >= rhs.size }
}

extension EnvironmentValues {
    /// How large the user wants text: the older name of `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
