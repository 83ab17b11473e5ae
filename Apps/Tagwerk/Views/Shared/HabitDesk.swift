import Observation
import SwiftUI
import TagwerkModel

/// What a window has open over its habits: the editor, a day, and the message about what was done.
///
/// There is one for a window, so that all its screens share them.
@MainActor
@Observable
final class HabitDesk {
    let store: HabitStore
    /// What the window has open of its notes.
    let notes: NoteDesk
    /// What was done or taken back, for the message at the bottom.
    let undoNotice: UndoNotice

    /// The pages over the list of all habits.
    var habitsPath = NavigationPath()
    /// What the editor is open for.
    var subject: EditorSubject?
    /// The day that is being filled in.
    var openedDay: DaySubject?
    /// The group whose name and colour are being changed.
    var editedGroup: GroupSubject?
    /// What was being entered in a sheet when the app ended, as long as the sheet is open again.
    private(set) var resumed: SheetDraft?
    /// Whether a habit's page asks for its new name, or whether it may go.
    var isAsking = false
    /// What an export or a backup has brought about, for the place of the message about what was done.
    private(set) var notice: TransferNotice?

    init(_ store: HabitStore) {
        self.store = store
        undoNotice = UndoNotice(store)
        notes = NoteDesk(store, notice: undoNotice)
        resume()
    }

    /// Whether a sheet lies over the screens.
    var hasSheet: Bool {
        subject != nil || openedDay != nil || editedGroup != nil || notes.isCovered || undoNotice.work != nil
    }

    func addHabit(to group: HabitGroup.ID? = nil) {
        if !store.isReadOnly { subject = .new(group) }
    }

    func edit(_ id: Habit.ID) {
        if !store.isReadOnly { subject = .habit(id) }
    }

    /// Opens a day of a habit to fill it in; today if none is named.
    func open(_ id: Habit.ID, on day: CivilDay? = nil, focus: DaySubject.Field = .entry) {
        if !store.isReadOnly { openedDay = DaySubject(habit: id, day: day ?? store.today, focus: focus) }
    }

    /// Opens a habit's page. False where there is no such habit.
    func show(_ id: Habit.ID) -> Bool {
        guard store.habit(id) != nil else { return false }
        habitsPath = NavigationPath([id])
        return true
    }

    // MARK: What was being entered

    /// Opens the sheet again in which something was being entered when the app ended. It must be there before a link opens
    /// another one.
    private func resume() {
        resumed = store.sheetDraft
        switch resumed {
        case .habit(let id, let form, _): subject = id.map { .habit($0) } ?? .new(form.group)
        case .group(let id, _, _): editedGroup = id.flatMap(store.group).map { .group($0) } ?? .new
        case .day(let id, let day, _, _): open(id, on: day)
        case .link(let id, _, _): notes.sheet = .link(id)
        case nil: break
        }
    }

    /// The screen that what was being entered belongs to, if it is but one.
    var resumedScreen: Screen? {
        if case .link = resumed { .notes } else { nil }
    }

    func didCloseSheet() {
        resumed = nil
    }

    // MARK: Today

    /// Checks a habit off for a day, or takes that back. An amount that exceeds a goal is opened rather than lost.
    func toggle(_ habit: Habit, on day: CivilDay? = nil) {
        let day = day ?? store.today
        let exceeds = habit.measure?.aim == .atMost && habit.amount(on: day) != nil && !habit.isDone(on: day)
        if exceeds {
            open(habit.id, on: day)
        } else {
            withAnimation { _ = store.toggle(habit.id, on: day) }
        }
    }

    func toggleSkip(_ habit: Habit, on day: CivilDay? = nil) {
        let day = day ?? store.today
        withAnimation { _ = store.setSkipped(!habit.isSkipped(on: day), habit.id, on: day) }
    }

    /// Adds one step to a day's amount.
    func addStep(to habit: Habit, on day: CivilDay? = nil) {
        guard let measure = habit.measure else { return }
        let day = day ?? store.today
        let sum = (habit.amount(on: day) ?? .zero).thousandths + measure.step.thousandths
        withAnimation { _ = store.setAmount(Amount(clamping: sum), habit.id, on: day) }
    }

    // MARK: Deleting

    /// Deletes habits and says so for a while.
    func delete(_ ids: some Sequence<Habit.ID>) {
        withAnimation {
            announce(store.delete(ids) ? store.undoEntry : nil)
        }
    }

    /// Says for a while what was done, with a button that takes it back.
    func announce(_ entry: UndoEntry?) {
        forgetNotice()
        undoNotice.show(entry)
    }

    /// Says for a while what an export or a backup has brought about.
    func announce(_ notice: TransferNotice) {
        undoNotice.hide()
        withAnimation { self.notice = notice }
    }

    /// Deletes a group, not its habits, and says so for a while.
    func deleteGroup(_ id: HabitGroup.ID) {
        withAnimation {
            announce(store.deleteGroup(id) ? store.undoEntry : nil)
        }
    }

    func forgetNotice() {
        withAnimation { notice = nil }
    }
}
