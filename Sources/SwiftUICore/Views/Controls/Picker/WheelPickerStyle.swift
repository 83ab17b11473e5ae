/// A column of the options of which one is seen: the wheel of the mouse, the arrow keys and buttons turn it.
public struct WheelPickerStyle {
    /// The style.
    public init() {}
}

extension WheelPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A column of the options of which one is seen.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

struct WheelPicker: View {
    let label: PickerLabel
    let options: [PickerOption]

    private static let mostCharacters = 32

    var body: some View {
        LabeledControl(label: label) {
            PlatformLeaf(
                control: SpinControl(kind: .upright, shown: description) { index in
                    if options.indices.contains(index) { options[index].choose() }
                },
                label: label)
        }
    }

    private var description: SpinDescription {
        var description = SpinDescription()
        description.texts = options.map(\.item.spokenLabel)
        description.range = 0...max(0, options.count - 1)
        description.value = options.firstIndex(where: \.isChosen) ?? 0
        let longest = description.texts.map(\.count).max() ?? 0
        description.characters = min(max(4, longest), Self.mostCharacters)
        return description
    }
}
