import TagwerkModel

/// What the group editor is open for.
enum GroupSubject: Hashable, Identifiable {
    case new
    case group(HabitGroup)

    var id: Self { self }

    var group: HabitGroup? {
        if case .group(let group) = self { group } else { nil }
    }
}
