import Foundation

/// Runs what the command line asks for, on the same data as the window and beside it.
@MainActor
package struct CommandRunner {
    private let store: HabitStore
    private let wantsJSON: Bool
    /// A sentence in the user's language.
    private let translate: (Sentence) -> String
    /// A day as the user writes it.
    private let written: (CivilDay) -> String
    private let separator: String

    package init(
        _ store: HabitStore, wantsJSON: Bool, locale: Locale = .current, translate: @escaping (Sentence) -> String
    ) {
        self.store = store
        self.wantsJSON = wantsJSON
        self.translate = translate
        separator = locale.decimalSeparator ?? "."
        written = { day in
            var style = Date.FormatStyle(date: .complete, time: .omitted)
            style.locale = locale
            return day.noon().formatted(style)
        }
    }

    package func run(_ call: CommandCall) -> CommandResult {
        switch call {
        case .today: today()
        case .habits: habits()
        case .check(let name, let day, let amount, let undo): check(name, day: day, amount: amount, undo: undo)
        case .note(let text): note(text)
        case .export(let export, let path): self.export(export, path)
        case .completions, .help, .version: CommandResult("")
        }
    }

    /// What to say of a command line that makes no sense.
    package static func explain(_ mistake: CommandCall.Mistake) -> Sentence {
        switch mistake {
        case .unknownCommand(let word): Sentence("There is no command “%@”. See tagwerk --help.", .text(word))
        case .unknownOption(let word): Sentence("There is no option “%@”. See tagwerk --help.", .text(word))
        case .missing(let word): Sentence("%@ is missing. See tagwerk --help.", .text(word))
        case .tooMuch(let word):
            Sentence("“%@” is one word too many. Put text with spaces into quotes.", .text(word))
        }
    }

    // MARK: Today

    private func today() -> CommandResult {
        let habits = store.activeHabits.filter { habit in
            habit.isDone(on: store.today) || habit.isSkipped(on: store.today)
                || habit.isDue(on: store.today, weekStart: store.weekStart)
        }
        let progress = store.progress
        if wantsJSON {
            return CommandResult(
                CommandReport.text(
                    CommandReport.Today(
                        date: store.today, done: progress.done, total: progress.total,
                        habits: habits.map { report($0, on: store.today) })))
        }
        let done = Sentence("%lld of %lld done", .number(progress.done), .number(progress.total))
        return CommandResult(
            ([written(store.today), translate(done)] + habits.map { line($0, on: store.today) })
                .joined(separator: "\n"))
    }

    private func habits() -> CommandResult {
        let habits = store.activeHabits
        return CommandResult(
            wantsJSON
                ? CommandReport.text(habits.map { report($0, on: store.today) })
                : habits.map(\.name).joined(separator: "\n"))
    }

    private func line(_ habit: Habit, on day: CivilDay) -> String {
        let mark = habit.isSkipped(on: day) ? "-" : habit.isDone(on: day) ? "x" : " "
        var line = "[\(mark)] \(habit.name)"
        if let measure = habit.measure {
            let amount = (habit.amount(on: day) ?? .zero).written(separator: separator)
            line += "  \(amount) / \(measure.goal.written(separator: separator)) \(measure.unit)"
        }
        return line
    }

    private func report(_ habit: Habit, on day: CivilDay) -> CommandReport.Habit {
        CommandReport.Habit(
            id: habit.id, name: habit.name, date: day, isDue: habit.isDue(on: day, weekStart: store.weekStart),
            isDone: habit.isDone(on: day), isSkipped: habit.isSkipped(on: day), amount: habit.amount(on: day)?.decimal,
            goal: habit.measure?.goal.decimal, unit: habit.measure?.unit,
            streak: habit.currentStreak(asOf: store.today, weekStart: store.weekStart))
    }

    // MARK: Check

    private func check(_ name: String, day text: String?, amount typed: String?, undo: Bool) -> CommandResult {
        guard let day = text.map(self.day) ?? store.today else {
            return failure(2, Sentence("“%@” is no date. Write it as 2026-03-31.", .text(text ?? "")))
        }
        guard day <= store.today || undo else {
            return failure(2, Sentence("%@ has not come yet.", .text(written(day))))
        }
        let finder = HabitFinder(habits: store.activeHabits)
        let habit: Habit
        switch finder.find(name) {
        case .one(let id):
            guard let found = store.habit(id) else { return unknown(name, finder) }
            habit = found
        case .none: return unknown(name, finder)
        case .several(let names):
            return failure(
                3, Sentence("Several habits fit “%@”:", .text(name)), names.map { "  " + $0 }.joined(separator: "\n"))
        }
        if let typed {
            guard habit.measure != nil else {
                return failure(2, Sentence("“%@” has no amounts.", .text(habit.name)))
            }
            guard let amount = Amount(typed: typed) else {
                return failure(2, Sentence("“%@” is no amount.", .text(typed)))
            }
            store.setAmount(undo ? nil : amount, habit.id, on: day)
        } else {
            store.setDone(!undo, habit.id, on: day)
        }
        if let problem = store.lastError { return failure(1, problem.explanation) }
        let now = store.habit(habit.id) ?? habit
        return CommandResult(wantsJSON ? CommandReport.text(report(now, on: day)) : line(now, on: day))
    }

    private func unknown(_ name: String, _ finder: HabitFinder) -> CommandResult {
        let near = finder.near(name)
        guard !near.isEmpty else { return failure(3, Sentence("There is no habit “%@”.", .text(name))) }
        return failure(
            3, Sentence("There is no habit “%@”. Did you mean:", .text(name)),
            near.map { "  " + $0 }.joined(separator: "\n"))
    }

    private func day(_ text: String) -> CivilDay? {
        switch text.lowercased() {
        case "today", "heute": store.today
        case "yesterday", "gestern": store.today.advanced(by: -1)
        default: CivilDay(text)
        }
    }

    // MARK: Notes and files

    private func note(_ text: String) -> CommandResult {
        let draft = NoteDraft(text: text)
        guard !draft.isBlank else { return failure(2, Sentence("A note needs some text.")) }
        guard let id = store.notes.add(draft), let note = store.notes.note(id) else {
            return failure(1, store.lastError?.explanation ?? Sentence("The note could not be saved."))
        }
        return CommandResult(
            wantsJSON ? CommandReport.text(CommandReport.Note(id: id, title: note.title)) : note.title)
    }

    private func export(_ export: CommandExport, _ path: String) -> CommandResult {
        let url = URL(fileURLWithPath: path)
        // Before the work; where the name is taken meanwhile, the end of it says the same.
        guard !FileManager.default.fileExists(atPath: url.path) else {
            return failure(1, Sentence("%@ is there already. Choose another name.", .text(url.path)))
        }
        do {
            switch export {
            case .csv:
                let archive = try HabitExport(store).loopArchive()
                try NewFile.make(at: url) { try archive.write(to: $0) }
            case .json:
                let json = try HabitExport(store).json()
                try NewFile.make(at: url) { try json.write(to: $0) }
            case .markdown: try MarkdownWriter(export: HabitExport(store)).write(to: url)
            case .backup: try store.copyFile(to: url)
            }
        } catch {
            return failure(1, ExportProblem(error, at: url).explanation)
        }
        return CommandResult(wantsJSON ? CommandReport.text(CommandReport.Export(path: url.path)) : url.path)
    }

    private func failure(_ code: Int32, _ sentence: Sentence, _ more: String = "") -> CommandResult {
        CommandResult(code: code, translate(sentence) + (more.isEmpty ? "" : "\n" + more))
    }
}
