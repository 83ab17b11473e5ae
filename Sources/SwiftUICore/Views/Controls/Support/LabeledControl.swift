/// A control behind its label, as in a form: the label at the leading edge, the control at the trailing one. With its
/// label hidden the control stands alone.
struct LabeledControl<Label: View, Control: View>: View {
    @Environment(\.labelsAreHidden) private var labelIsHidden
    @Environment(\.dynamicTypeSize) private var textSize
    let label: Label
    let control: Control

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        if labelIsHidden {
            control
        } else {
            // The same views in text of any size: a change of it takes neither the focus nor what was typed.
            let layout = textSize.isAccessibilitySize ? AnyLayout(LabeledControlLayout()) : AnyLayout(HStackLayout())
            layout {
                LabelColumn(label: label).layoutValue(key: IsControlLabel.self, value: true)
                Spacer(minLength: 8)
                control
            }
        }
    }
}

/// True for the views of a labelled control's label.
struct IsControlLabel: LayoutValueKey {
    static var defaultValue: Bool { false }
}
