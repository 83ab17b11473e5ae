/// A label at the leading edge and a switch at the trailing one.
public struct SwitchToggleStyle {
    private let tint: Color?

    /// Creates the style, with switches in the tint.
    public init() {
        tint = nil
    }

    /// A switch that has the given colour while it is on.
    public init(tint: Color) {
        self.tint = tint
    }
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            PlatformSwitch(isOn: configuration.$isOn, tint: tint, label: configuration.label)
        }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label at the leading edge and a switch at the trailing one.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
