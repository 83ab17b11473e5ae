/// A link with the chosen option, which leads to a list of all.
public struct NavigationLinkPickerStyle {
    /// The style.
    public init() {}
}

extension NavigationLinkPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .navigationLink) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link with the chosen option, which leads to a list of all.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

struct NavigationLinkPicker: View {
    let label: PickerLabel
    let options: [PickerOption]

    var body: some View {
        NavigationLink {
            OptionList(label: label, options: options)
        } label: {
            LabeledControl(label: label) {
                Text(verbatim: options.first(where: \.isChosen)?.item.spokenLabel ?? "").foregroundStyle(.secondary)
            }
        }
    }
}

/// The page of all options. One that is chosen leads back.
private struct OptionList: View {
    @Environment(\.dismiss) private var dismiss
    let label: PickerLabel
    let options: [PickerOption]

    init(label: PickerLabel, options: [PickerOption]) {
        self.label = label
        self.options = options
    }

    var body: some View {
        List {
            ForEach(options) { option in
                Button {
                    option.choose()
                    dismiss()
                } label: {
                    HStack {
                        HostedItem(item: option.item)
                        Spacer(minLength: 0)
                        if option.isChosen {
                            Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true)
                        }
                    }
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(option.isChosen ? .isSelected : [])
            }
        }
    }
}
