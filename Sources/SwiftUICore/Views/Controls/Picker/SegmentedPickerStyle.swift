/// All options side by side, the chosen one pressed down.
public struct SegmentedPickerStyle {
    /// Creates a segmented picker style.
    public init() {}
}

extension SegmentedPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side, the chosen one pressed down.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
