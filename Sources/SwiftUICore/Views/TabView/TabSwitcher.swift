import Foundation

/// The buttons that choose a tab.
struct TabSwitcher: View {
    struct Entry: Identifiable {
        let id: AnyHashable
        let label: AnyView
        let badge: Text?
    }

    enum Place {
        /// In a page's bar.
        case header
        /// At the bottom of a narrow window: symbols over titles, over the whole width.
        case bar
        /// Beside the tabs, one under the other.
        case sidebar
    }

    let entries: [Entry]
    let selected: AnyHashable?
    let place: Place
    let select: (AnyHashable) -> Void

    private var isBar: Bool { place == .bar }

    var body: some View {
        if place == .sidebar {
            VStack(spacing: 3) {
                buttons
                Spacer(minLength: 0)
            }
            .padding(6)
            .overlay(alignment: .trailing) { Color.primary.opacity(0.1).frame(width: 1) }
        } else {
            row
        }
    }

    private var buttons: some View {
        ForEach(entries) { entry in
            Button {
                select(entry.id)
            } label: {
                TabSwitcherLabel(
                    label: entry.label, badge: entry.badge, isSelected: entry.id == selected, place: place)
            }
            .buttonStyle(TabButtonStyle(isSelected: entry.id == selected, place: place))
            .accessibilityAddTraits(entry.id == selected ? .isSelected : [])
        }
    }

    private var row: some View {
        let layout =
            isBar
            ? AnyLayout(TabBarLayout(padding: 2 * TabButtonStyle.padding(in: place)))
            : AnyLayout(HStackLayout(spacing: 3))
        return layout { buttons }
            .padding(isBar ? 3 : 0)
            .overlay(alignment: .top) {
                if isBar { Color.primary.opacity(0.1).frame(height: 1) }
            }
    }
}

private struct TabSwitcherLabel: View {
    let label: AnyView
    let badge: Text?
    let isSelected: Bool
    let place: TabSwitcher.Place

    private var isBar: Bool { place == .bar }

    private var weight: Font.Weight {
        switch place {
        case .header: .bold
        case .bar: isSelected ? .bold : .medium
        case .sidebar: .regular
        }
    }

    var body: some View {
        let stack = isBar ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 6))
        if let badge {
            if isBar {
                styled(stack).overlay(alignment: .topTrailing) { TabBadge(text: badge).offset(x: 10, y: -2) }
            } else {
                HStack(spacing: 6) {
                    styled(stack)
                    TabBadge(text: badge)
                }
            }
        } else {
            styled(stack)
        }
    }

    private func styled(_ stack: AnyLayout) -> some View {
        stack { label }
            .labelStyle(TabLabelStyle(place: place))
            .font(isBar ? .caption : .body)
            .fontWeight(weight)
            .lineLimit(1)
            .minimumScaleFactor(isBar ? 0.4 : 1)
    }
}

private struct TabBadge: View {
    let text: Text

    var body: some View {
        text.font(.caption2).fontWeight(.bold).foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 16, minHeight: 16)
            .background(Color.red, in: Capsule())
    }
}

private struct TabLabelStyle: LabelStyle {
    let place: TabSwitcher.Place

    func makeBody(configuration: Configuration) -> some View {
        let stack = place == .bar ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 6))
        stack {
            if place == .sidebar {
                SidebarIcon(icon: configuration.icon)
            } else {
                configuration.icon.font(.body)
            }
            configuration.title
        }
    }
}

/// One under the other, titles begin at one edge however wide the symbols are.
private struct SidebarIcon<Icon: View>: View {
    let icon: Icon
    @ScaledMetric private var width: CGFloat = 24

    var body: some View { icon.font(.body).frame(minWidth: width) }
}

private struct TabButtonStyle: ButtonStyle {
    let isSelected: Bool
    let place: TabSwitcher.Place

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, Self.padding(in: place))
            .frame(
                maxWidth: place == .header ? nil : .infinity, minHeight: place == .bar ? 46 : 34,
                alignment: place == .sidebar ? .leading : .center
            )
            .background(Color.primary.opacity(fill(configuration.isPressed)), in: RoundedRectangle(cornerRadius: 6))
            .contentShape(Rectangle())
    }

    static func padding(in place: TabSwitcher.Place) -> CGFloat { place == .bar ? 4 : 14 }

    private func fill(_ isPressed: Bool) -> Double {
        if isPressed { return 0.16 }
        return isSelected ? 0.1 : 0
    }
}
