import Foundation

extension HabitStore {
    /// Adds a daily habit without an amount. See `add(_:)`.
    @discardableResult
    package func add(name: String, icon: String, color: HabitColor) -> Habit.ID? {
        add(HabitDraft(name: name, icon: icon, color: color))
    }

    /// Adds a habit at the end and returns its id; nil if the name is blank, the schedule makes no sense, or it
    /// could not be saved.
    @discardableResult
    package func add(_ draft: HabitDraft) -> Habit.ID? {
        guard let draft = draft.checked else { return nil }
        let habit = Habit(draft, createdOn: today)
        let change = HabitChange.insert([.init(index: habits.count, habit: habit)])
        return perform(change, Sentence("“%@” added", .text(draft.name))) ? habit.id : nil
    }

    /// Gives a habit all that a draft says. A draft that `add(_:)` would refuse is refused. What was recorded stays.
    ///
    /// - Parameter original: the habit as the user saw it first; what the draft leaves as it was there stays as it is by now.
    @discardableResult
    package func edit(_ id: Habit.ID, _ draft: HabitDraft, from original: HabitDraft? = nil) -> Bool {
        guard let habit = habit(id), let draft = draft.checked else { return false }
        return edit(habit, Sentence("“%@” changed", .text(habit.name))) {
            $0.draft = original.map { draft.merged(from: $0, into: HabitDraft(habit)) } ?? draft
        }
    }

    /// Gives a habit another name. A blank one is refused.
    @discardableResult
    package func rename(_ id: Habit.ID, to name: String) -> Bool {
        guard let habit = habit(id), let name = HabitName(name)?.text else { return false }
        return edit(habit, Sentence("“%@” renamed to “%@”", .text(habit.name), .text(name))) { $0.draft.name = name }
    }

    @discardableResult
    package func setColor(_ color: HabitColor, of id: Habit.ID) -> Bool {
        guard let habit = habit(id) else { return false }
        return edit(habit, Sentence("Color of “%@” changed", .text(habit.name))) { $0.draft.color = color }
    }

    /// - Parameter icon: an SF Symbols name.
    @discardableResult
    package func setIcon(_ icon: String, of id: Habit.ID) -> Bool {
        guard let habit = habit(id) else { return false }
        return edit(habit, Sentence("Symbol of “%@” changed", .text(habit.name))) { $0.draft.icon = icon }
    }

    /// Puts habits into the archive: they keep all their days and ask for no more.
    @discardableResult
    package func archive(_ ids: some Sequence<Habit.ID>) -> Bool {
        let day = today
        return editAll(
            ids, one: { Sentence("“%@” archived", .text($0)) },
            several: { Sentence("%lld habits archived", .number($0)) }
        ) { $0.archivedOn = $0.archivedOn ?? day }
    }

    /// Takes habits out of the archive. The days in between are missed ones, unless they are skipped.
    @discardableResult
    package func unarchive(_ ids: some Sequence<Habit.ID>) -> Bool {
        editAll(
            ids, one: { Sentence("“%@” taken out of the archive", .text($0)) },
            several: { Sentence("%lld habits taken out of the archive", .number($0)) }
        ) { $0.archivedOn = nil }
    }

    private func edit(_ habit: Habit, _ title: Sentence, _ body: (inout HabitChange.Traits) -> Void) -> Bool {
        var traits = habit.traits
        body(&traits)
        return perform(.edit(habit.id, traits), title)
    }

    /// Edits several habits in one step; the title counts those that change.
    func editAll(
        _ ids: some Sequence<Habit.ID>, one: (String) -> Sentence, several: (Int) -> Sentence,
        _ body: (inout HabitChange.Traits) -> Void
    ) -> Bool {
        let chosen = Set(ids)
        var names: [String] = []
        var changes: [HabitChange] = []
        for habit in habits where chosen.contains(habit.id) {
            var traits = habit.traits
            body(&traits)
            guard traits != habit.traits else { continue }
            names.append(habit.name)
            changes.append(.edit(habit.id, traits))
        }
        guard let first = names.first else { return false }
        return perform(.all(changes), names.count == 1 ? one(first) : several(names.count))
    }

    /// Moves habits as SwiftUI's `onMove` asks: `destination` is an offset in the list before the move.
    @discardableResult
    package func move(fromOffsets source: IndexSet, toOffset destination: Int) -> Bool {
        move(fromOffsets: source, toOffset: destination, among: habits.map(\.id))
    }

    /// Moves habits within a part of the list, such as a group; the offsets are those in that part, and all other
    /// habits keep their places.
    @discardableResult
    package func move(fromOffsets source: IndexSet, toOffset destination: Int, among ids: [Habit.ID]) -> Bool {
        let moving = ids.indices.filter(source.contains)
        let name = moving.first.flatMap { habit(ids[$0])?.name } ?? ""
        let title =
            moving.count == 1
            ? Sentence("“%@” moved", .text(name)) : Sentence("%lld habits moved", .number(moving.count))
        return perform(.reorder(Self.moved(ids, fromOffsets: source, toOffset: destination)), title)
    }

    static func moved(_ ids: [UUID], fromOffsets source: IndexSet, toOffset destination: Int) -> [UUID] {
        let target = min(max(destination, 0), ids.count)
        let moving = ids.indices.filter(source.contains)
        let before = ids.indices.filter { $0 < target && !source.contains($0) }
        let after = ids.indices.filter { $0 >= target && !source.contains($0) }
        return (before + moving + after).map { ids[$0] }
    }

    /// Deletes habits with all their days. Undo brings both back, at their old places.
    @discardableResult
    package func delete(_ ids: some Sequence<Habit.ID>) -> Bool {
        let chosen = Set(ids)
        let names = habits.filter { chosen.contains($0.id) }.map(\.name)
        let title =
            names.count == 1
            ? Sentence("“%@” deleted", .text(names[0])) : Sentence("%lld habits deleted", .number(names.count))
        return perform(.delete(chosen), title)
    }

    /// Deletes the habits at offsets, as SwiftUI's `onDelete` gives them.
    @discardableResult
    package func delete(atOffsets offsets: IndexSet) -> Bool {
        delete(habits.indices.filter(offsets.contains).map { habits[$0].id })
    }
}
