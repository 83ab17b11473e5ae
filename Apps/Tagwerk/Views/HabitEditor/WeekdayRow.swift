import SwiftUI
import TagwerkModel

/// The seven days of a week in the user's order, each to be chosen or not.
struct WeekdayRow: View {
    @Binding var selection: Set<Weekday>
    let weekStart: Weekday

    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Weekday.ordered(from: weekStart), id: \.self) { day in
                let isSelected = selection.contains(day)
                Button {
                    if isSelected { selection.remove(day) } else { selection.insert(day) }
                } label: {
                    Text(verbatim: day.name(.short, locale: locale))
                        .font(.callout)
                        .fontWeight(isSelected ? .bold : .regular)
                        .foregroundStyle(isSelected ? Color.white : .primary)
                        .frame(width: 36, height: 36)
                        .background(isSelected ? Color.accentColor : Color.primary.opacity(0.08), in: Circle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(day.name(locale: locale))
                .accessibilityAddTraits(isSelected ? [.isToggle, .isSelected] : .isToggle)
                .frame(maxWidth: .infinity)
            }
        }
        .padding(.vertical, 4)
    }
}
