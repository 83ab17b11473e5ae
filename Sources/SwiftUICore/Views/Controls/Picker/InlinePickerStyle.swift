/// All options under each other.
public struct InlinePickerStyle {
    /// Creates an inline picker style.
    public init() {}
}

extension InlinePickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options under each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
