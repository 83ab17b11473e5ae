/// What a screen reader should know of an element besides its texts.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    package struct Set: OptionSet, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }
    }

    package var set: Set

    public init() {
        set = []
    }

    private init(bit: UInt16) {
        set = Set(rawValue: 1 << bit)
    }

    /// It can be pressed.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// It is the heading of what follows.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// It is selected at present.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// It opens something elsewhere.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(bit: 4)
    /// It is a text that does not change.
    public static let isStaticText = AccessibilityTraits(bit: 5)
    /// It is a field to search in.
    public static let isSearchField = AccessibilityTraits(bit: 6)
    /// It can be switched on and off.
    public static let isToggle = AccessibilityTraits(bit: 7)

    public func contains(_ member: AccessibilityTraits) -> Bool { set.isSuperset(of: member.set) }

    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        set.formUnion(newMember.set)
        return (isNew, newMember)
    }

    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard !set.isDisjoint(with: member.set) else { return nil }
        set.subtract(member.set)
        return member
    }

    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = contains(newMember) ? newMember : nil
        set.formUnion(newMember.set)
        return old
    }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other.set) } }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formIntersection(other.set) }
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formSymmetricDifference(other.set) }
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { set.formUnion(other.set) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { set.formIntersection(other.set) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        set.formSymmetricDifference(other.set)
    }

    private func with(_ change: (inout Set) -> Void) -> AccessibilityTraits {
        var copy = self
        change(&copy.set)
        return copy
    }
}
