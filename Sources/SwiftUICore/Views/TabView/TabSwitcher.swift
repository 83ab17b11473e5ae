/// The buttons that choose a tab.
struct TabSwitcher: View {
    struct Entry: Identifiable {
        let id: AnyHashable
        let label: AnyView
    }

    let entries: [Entry]
    let selected: AnyHashable?
    /// At the bottom of a narrow window: symbols over titles, over the whole width.
    let isBar: Bool
    let select: (AnyHashable) -> Void

    var body: some View {
        HStack(spacing: isBar ? 0 : 3) {
            ForEach(entries) { entry in
                Button {
                    select(entry.id)
                } label: {
                    TabSwitcherLabel(label: entry.label, isSelected: entry.id == selected, isBar: isBar)
                }
                .buttonStyle(TabButtonStyle(isSelected: entry.id == selected, isBar: isBar))
                .accessibilityAddTraits(entry.id == selected ? .isSelected : [])
            }
        }
        .padding(isBar ? 3 : 0)
        .overlay(alignment: .top) {
            if isBar { Color.primary.opacity(0.1).frame(height: 1) }
        }
    }
}

private struct TabSwitcherLabel: View {
    let label: AnyView
    let isSelected: Bool
    let isBar: Bool

    var body: some View {
        let stack = isBar ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 6))
        stack { label }
            .labelStyle(TabLabelStyle(isBar: isBar))
            .font(isBar ? .caption : .body)
            .fontWeight(isSelected || !isBar ? .bold : .medium)
            .lineLimit(1)
    }
}

private struct TabLabelStyle: LabelStyle {
    let isBar: Bool

    func makeBody(configuration: Configuration) -> some View {
        let stack = isBar ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 6))
        stack {
            configuration.icon.font(.body)
            configuration.title
        }
    }
}

private struct TabButtonStyle: ButtonStyle {
    let isSelected: Bool
    let isBar: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, isBar ? 4 : 14)
            .frame(maxWidth: isBar ? .infinity : nil, minHeight: isBar ? 46 : 34)
            .background(Color.primary.opacity(fill(configuration.isPressed)), in: RoundedRectangle(cornerRadius: 6))
            .contentShape(Rectangle())
    }

    private func fill(_ isPressed: Bool) -> Double {
        if isPressed { return 0.16 }
        return isSelected ? 0.1 : 0
    }
}
