import TagwerkModel

/// The numbers that were shown last. Working them out for many years takes a while, so a screen that is not seen keeps
/// the old ones, and looks at no habit at all.
@MainActor
final class LastSummary {
    private var summary: HabitSummary?

    func summary(of store: HabitStore, isShown: Bool) -> HabitSummary {
        if !isShown, let summary { return summary }
        let new = HabitSummary(store.habits, asOf: store.today, weekStart: store.weekStart)
        summary = new
        return new
    }
}
