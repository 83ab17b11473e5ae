/// The chosen option in a button that opens a list.
struct DropDownPicker: View {
    let label: PickerLabel
    let options: [PickerOption]

    var body: some View {
        LabeledControl(label: label) {
            PlatformLeaf(
                control: DropDown(
                    titles: options.map(\.item.spokenLabel), chosen: options.firstIndex(where: \.isChosen),
                    choose: { index in
                        if options.indices.contains(index) { options[index].choose() }
                    }),
                label: label)
        }
    }
}

/// The options side by side.
struct SegmentedPicker: View {
    let options: [PickerOption]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(options) { option in
                PlatformButton(
                    kind: .toggle, look: .bordered, action: ActionHolder { option.choose() }, isOn: option.isChosen,
                    link: link(of: option), content: HostedItem(item: option.item).frame(maxWidth: .infinity))
            }
        }
    }

    private func link(of option: PickerOption) -> ButtonLink? {
        if options.count < 2 { return nil }
        if option.id == options.first?.id { return .first }
        return option.id == options.last?.id ? .last : .middle
    }
}

/// The options under each other.
struct RadioPicker: View {
    @Environment(\.labelsAreHidden) private var labelIsHidden
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
            ForEach(options) { option in
                PlatformButton(
                    kind: .radio, look: .bordered, action: ActionHolder { option.choose() }, isOn: option.isChosen,
                    group: group, content: HostedItem(item: option.item))
            }
        }
    }
}

/// The options as items of the menu around, or of a menu of their own.
struct MenuPicker: View {
    let label: PickerLabel
    let options: [PickerOption]
    let isInline: Bool

    var body: some View {
        if isInline {
            Section {
                choices
            } header: {
                label
            }
        } else {
            Menu {
                choices
            } label: {
                label
            }
        }
    }

    private var choices: some View {
        ForEach(options) { option in
            MenuItem(
                kind: .choice(isChosen: option.isChosen), role: nil, action: ActionHolder { option.choose() },
                label: Text(verbatim: option.item.spokenLabel))
        }
    }
}
