import Foundation

enum DisclosureMetrics {
    /// How far a list sets the rows of a group in from their label, in points.
    static let indentation: CGFloat = 20
}

/// The label of a disclosure group as a row of a list. The whole row folds the group, but where rows can be selected
/// only the mark at its end does.
struct DisclosureRow<Label: View>: View {
    @Environment(\.isInSelectingList) private var isInSelectingList
    let isExpanded: Binding<Bool>
    let label: Label

    var body: some View {
        if isInSelectingList {
            HStack {
                label
                Spacer(minLength: 0)
                DisclosureButton(isExpanded: isExpanded) { DisclosureMark(isExpanded: isExpanded.wrappedValue) }
                    .accessibilityLabel(ListWords.fold(isExpanded: isExpanded.wrappedValue))
            }
        } else {
            DisclosureButton(isExpanded: isExpanded) {
                DisclosureLine(isExpanded: isExpanded.wrappedValue, label: label)
            }
        }
    }
}

/// Folds and unfolds a group.
struct DisclosureButton<Label: View>: View {
    let isExpanded: Binding<Bool>
    @ViewBuilder let label: Label

    var body: some View {
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            label
        }
        .buttonStyle(.plain)
    }
}

/// A group's label with the mark that says whether the group is shown.
struct DisclosureLine<Label: View>: View {
    let isExpanded: Bool
    let label: Label

    var body: some View {
        HStack {
            label
            Spacer(minLength: 0)
            DisclosureMark(isExpanded: isExpanded)
        }
    }
}

struct DisclosureMark: View {
    let isExpanded: Bool

    var body: some View {
        Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").foregroundStyle(.secondary)
    }
}
