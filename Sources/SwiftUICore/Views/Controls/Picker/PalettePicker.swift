/// The options side by side, in as many rows as it takes.
struct PalettePicker: View {
    @Environment(\.labelsAreHidden) private var labelIsHidden
    @Environment(\.paletteSelectionEffect) private var effect
    let label: PickerLabel
    let options: [PickerOption]
    let group: ChoiceGroup

    init(label: PickerLabel, options: [PickerOption], group: ChoiceGroup) {
        self.label = label
        self.options = options
        self.group = group
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if !labelIsHidden { label }
            PaletteLayout(spacing: 4) {
                ForEach(options) { option in
                    PlatformButton(
                        kind: .choice, look: .custom, action: ActionHolder { option.choose() }, isOn: option.isChosen,
                        group: group, content: PaletteOption(option: option, isMarked: option.isChosen, effect: effect))
                }
            }
        }
    }
}

private struct PaletteOption: View {
    let option: PickerOption
    let isMarked: Bool
    let effect: PaletteSelectionEffect

    var body: some View {
        if effect.isDrawn {
            HostedItem(item: option.item)
                .padding(6)
                .background {
                    if isMarked { RoundedRectangle(cornerRadius: 8).fill(.tint).opacity(0.25) }
                }
        } else {
            HostedItem(item: option.item)
        }
    }
}
