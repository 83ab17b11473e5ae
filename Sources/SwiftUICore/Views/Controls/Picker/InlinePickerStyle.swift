/// All options under each other.
public struct InlinePickerStyle {
    public init() {}
}

extension InlinePickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options under each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
