/// How large the user wants text: the older name of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
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

    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size < rhs.size }
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size <= rhs.size }
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size > rhs.size }
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size >= rhs.size }
}

extension EnvironmentValues {
    /// How large the user wants text: the older name of `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
