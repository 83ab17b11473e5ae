/// What somebody has entered in a sheet and not saved yet. It is kept with the data, so that an end of the app that asks
/// nobody takes nothing away.
///
/// `original` is what the fields began with: saving changes what differs from that.
package enum SheetDraft: Codable, Hashable, Sendable {
    /// A habit, or nil for a new one.
    case habit(Habit.ID?, HabitForm, original: HabitForm)
    /// A group, or nil for a new one.
    case group(HabitGroup.ID?, GroupForm, original: GroupForm)
    case day(Habit.ID, CivilDay, DayForm, original: DayForm)
    case link(NoteSummary.ID, NoteLink, original: NoteLink)
}
