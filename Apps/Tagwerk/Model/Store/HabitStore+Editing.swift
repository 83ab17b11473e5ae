import Foundation

extension HabitStore {
    /// Adds a habit at the end and returns its id; nil if the name is blank or it could not be saved.
    @discardableResult
    package func add(name: String, icon: String, color: HabitColor) -> Habit.ID? {
        guard let name = HabitName(name)?.text else { return nil }
        let habit = Habit(name: name, icon: icon, color: color, createdOn: today)
        let change = Change.insert([.init(index: habits.count, habit: habit)])
        return perform(change, Sentence("“%@” added", .text(name))) ? habit.id : nil
    }

    /// Gives a habit another name. A blank one is refused.
    @discardableResult
    package func rename(_ id: Habit.ID, to name: String) -> Bool {
        guard let habit = habit(id), let name = HabitName(name)?.text else { return false }
        return edit(habit, Sentence("“%@” renamed to “%@”", .text(habit.name), .text(name))) { $0.name = name }
    }

    @discardableResult
    package func setColor(_ color: HabitColor, of id: Habit.ID) -> Bool {
        guard let habit = habit(id) else { return false }
        return edit(habit, Sentence("Color of “%@” changed", .text(habit.name))) { $0.color = color }
    }

    /// - Parameter icon: an SF Symbols name.
    @discardableResult
    package func setIcon(_ icon: String, of id: Habit.ID) -> Bool {
        guard let habit = habit(id) else { return false }
        return edit(habit, Sentence("Symbol of “%@” changed", .text(habit.name))) { $0.icon = icon }
    }

    private func edit(_ habit: Habit, _ title: Sentence, _ body: (inout Change.Traits) -> Void) -> Bool {
        var traits = habit.traits
        body(&traits)
        return perform(.edit(habit.id, traits), title)
    }

    package func isDone(_ id: Habit.ID, on day: CivilDay) -> Bool { habit(id)?.isDone(on: day) ?? false }

    /// Checks a habit off on a day, or takes the check back.
    @discardableResult
    package func toggle(_ id: Habit.ID, on day: CivilDay) -> Bool {
        setDone(!isDone(id, on: day), id, on: day)
    }

    /// Checks a habit off on a day or not. A day that has not come yet can only be cleared.
    @discardableResult
    package func setDone(_ done: Bool, _ id: Habit.ID, on day: CivilDay) -> Bool {
        guard let habit = habit(id), !done || day <= today else { return false }
        let title =
            done ? Sentence("“%@” checked off", .text(habit.name)) : Sentence("“%@” unchecked", .text(habit.name))
        return perform(.mark(id, day, done: done), title)
    }

    /// Moves habits as SwiftUI's `onMove` asks: `destination` is an offset in the list before the move.
    @discardableResult
    package func move(fromOffsets source: IndexSet, toOffset destination: Int) -> Bool {
        let ids = habits.map(\.id)
        let moving = ids.indices.filter(source.contains)
        let target = min(max(destination, 0), ids.count)
        let before = ids.indices.filter { $0 < target && !source.contains($0) }
        let after = ids.indices.filter { $0 >= target && !source.contains($0) }
        let title =
            moving.count == 1
            ? Sentence("“%@” moved", .text(habits[moving[0]].name))
            : Sentence("%lld habits moved", .number(moving.count))
        return perform(.reorder((before + moving + after).map { ids[$0] }), title)
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
