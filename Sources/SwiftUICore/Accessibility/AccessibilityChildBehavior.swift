/// What becomes of the elements in a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    package enum Kind: Sendable {
        case ignore, contain, combine
    }

    package let kind: Kind

    /// They are not told; the element has only what modifiers say of it.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They are told as parts of a group.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Their texts and actions become those of the element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
