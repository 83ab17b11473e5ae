import Foundation

extension HabitStore {
    package func isDone(_ id: Habit.ID, on day: CivilDay) -> Bool { habit(id)?.isDone(on: day) ?? false }

    /// Checks a habit off on a day, or takes the check back.
    @discardableResult
    package func toggle(_ id: Habit.ID, on day: CivilDay) -> Bool {
        setDone(!isDone(id, on: day), id, on: day)
    }

    /// Checks a habit off on a day or not. A day that has not come yet can only be cleared.
    ///
    /// A measured habit gets its goal as the day's amount, or 1 if it has none; one that is already reached stays. Where the
    /// goal is not to be exceeded it gets 0, and more than the goal is not overwritten. Unchecking removes the amount.
    @discardableResult
    package func setDone(_ done: Bool, _ id: Habit.ID, on day: CivilDay) -> Bool {
        guard let habit = habit(id), habit.isDone(on: day) != done else { return false }
        if done, habit.measure?.aim == .atMost, habit.amount(on: day) != nil { return false }
        let title =
            done ? Sentence("“%@” checked off", .text(habit.name)) : Sentence("“%@” unchecked", .text(habit.name))
        return record(habit, on: day, title) { record in
            record.isSkipped = false
            if let measure = habit.measure {
                record.amount = done ? measure.amountWhenDone : nil
            } else {
                record.isChecked = done
            }
        }
    }

    /// Sets what was reached on a day; nil removes it. Refused for a habit without amounts.
    @discardableResult
    package func setAmount(_ amount: Amount?, _ id: Habit.ID, on day: CivilDay) -> Bool {
        guard let habit = habit(id), habit.measure != nil else { return false }
        let title = Sentence("Amount of “%@” changed", .text(habit.name))
        return record(habit, on: day, title) { record in
            record.amount = amount
            if amount != nil { record.isSkipped = false }
        }
    }

    /// Leaves a day out or not. What was recorded on a day that is left out is removed; undo brings it back.
    @discardableResult
    package func setSkipped(_ skipped: Bool, _ id: Habit.ID, on day: CivilDay) -> Bool {
        guard let habit = habit(id) else { return false }
        let title =
            skipped
            ? Sentence("Day of “%@” skipped", .text(habit.name))
            : Sentence("Day of “%@” no longer skipped", .text(habit.name))
        return record(habit, on: day, title) { record in
            record.isSkipped = skipped
            if skipped { (record.isChecked, record.amount) = (false, nil) }
        }
    }

    /// Sets the note of a day. Blank text removes it.
    @discardableResult
    package func setNote(_ text: String, _ id: Habit.ID, on day: CivilDay) -> Bool {
        guard let habit = habit(id) else { return false }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let title = Sentence("Note of “%@” changed", .text(habit.name))
        return record(habit, on: day, title) { $0.note = trimmed.isEmpty ? nil : text }
    }

    /// Sets all of a day in one step: what was done, whether it is left out, and its note. An entry that does not fit the
    /// kind of the habit is refused.
    ///
    /// - Parameter original: the day as the user saw it first; what the draft leaves as it was there stays as it is by now.
    @discardableResult
    package func setDay(
        _ draft: DayDraft, from original: DayDraft? = nil, _ id: Habit.ID, on day: CivilDay
    ) -> Bool {
        guard let habit = habit(id), draft.entry.fits(habit.measure) else { return false }
        let isBlank = draft.note.allSatisfy(\.isWhitespace)
        return record(habit, on: day, Sentence("Day of “%@” changed", .text(habit.name))) { record in
            if draft.entry != original?.entry ?? habit.entry(on: day) {
                record.isSkipped = draft.entry == .skipped
                if habit.measure == nil || record.isSkipped { record.isChecked = draft.entry == .done }
                if habit.measure != nil || record.isSkipped { record.amount = draft.entry.amount }
            }
            if draft.note != original?.note { record.note = isBlank ? nil : draft.note }
        }
    }

    private func record(
        _ habit: Habit, on day: CivilDay, _ title: Sentence, _ body: (inout DayRecord) -> Void
    ) -> Bool {
        let old = habit.record(on: day)
        var new = old
        body(&new)
        // What is over can be filled in at any time. Of a day to come, left over from a wrong clock, things can only go.
        let onlyRemoves =
            (!new.isChecked || old.isChecked) && (!new.isSkipped || old.isSkipped)
            && (new.amount == nil || new.amount == old.amount) && (new.note == nil || new.note == old.note)
        guard day <= today || onlyRemoves else { return false }
        return perform(.record(habit.id, [day: new]), title)
    }
}

extension Measure {
    /// What a day has that is checked off without a word of how much.
    fileprivate var amountWhenDone: Amount {
        switch aim {
        case .atLeast: goal == .zero ? Amount(clamping: 1000) : goal
        case .atMost: .zero
        }
    }
}
