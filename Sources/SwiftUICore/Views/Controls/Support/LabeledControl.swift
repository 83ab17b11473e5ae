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
        } else if textSize.isAccessibilitySize {
            LabeledControlLayout {
                VStack(alignment: .leading) { LabelColumn(label: label) }
                VStack(alignment: .leading) { control }
            }
        } else {
            HStack {
                LabelColumn(label: label)
                Spacer(minLength: 8)
                control
            }
        }
    }
}
