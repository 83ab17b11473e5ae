import Foundation
import TagwerkModel

// Reads commands, one a line, and answers each with one line, so that a test can wait for the answer.

@MainActor
final class Probe {
    private var store: HabitStore?
    private let folder = CommandLine.arguments.dropFirst().first ?? ""

    func answer(_ command: [String]) -> String {
        switch command.first {
        case "day":
            let clock = DayClock.system(dayEndsAtHour: command.dropFirst().first.flatMap { Int($0) } ?? 0)
            let change = Int(clock.nextChange(after: clock.now).timeIntervalSince1970)
            return "\(clock.today) \(change)"
        case "open":
            do throws(StoreProblem) {
                let location = folder.isEmpty ? .standard() : StoreLocation(folder: URL(filePath: folder))
                let opened = try StoreOpening(at: location, busyTimeout: 0).open()
                store = opened
                return "open \(opened.habits.count)"
            } catch {
                return "\(error.kind)"
            }
        #if DEBUG
        case "storm":
            return storm(command.dropFirst().compactMap { Int($0) })
        #endif
        case "add":
            return store?.add(name: "Reading", icon: "book.fill", color: .blue).map(\.uuidString) ?? "refused"
        case "toggle":
            guard let store, let habit = store.habits.first, store.toggle(habit.id, on: store.today) else {
                return "\(String(describing: self.store?.lastError?.kind))"
            }
            return "saved \(store.today)"
        case "refresh":
            store?.refreshToday()
            return status
        case "midnight":
            guard let store else { return status }
            let day = store.today
            let timer = DayChangeTimer(store)
            while store.today == day { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
            return withExtendedLifetime(timer) { status }
        case "status":
            return status
        case "file":
            return StoreLocation.standard().database.path(percentEncoded: false)
        case "relink":
            // Only for a process with a private /etc.
            guard let zone = command.dropFirst().first else { return "no zone" }
            unlink("/etc/localtime")
            return symlink("/usr/share/zoneinfo/\(zone)", "/etc/localtime") == 0 ? "relinked" : "not allowed"
        default:
            return "unknown command"
        }
    }

    #if DEBUG
    /// Opens the data, says what is in it, and changes it at random until the process is killed: by itself, after a
    /// number of microseconds.
    private func storm(_ numbers: [Int]) -> String {
        guard numbers.count == 2 else { return "no numbers" }
        do {
            let location = StoreLocation(folder: URL(filePath: folder))
            let opened = try StoreOpening(at: location, clock: StormClock.clock, busyTimeout: 0).open()
            say("open \(opened.digest)")
            var storm = try Storm(on: opened, seed: UInt64(numbers[0]))
            DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(numbers[1])) { kill(getpid(), SIGKILL) }
            var end: Result<Void, any Error>?
            Task {
                do { end = .success(try await storm.run(say)) } catch { end = .failure(error) }
            }
            // What is awaited comes back to the main queue, which this loop serves.
            while end == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
            try end?.get()
            return "the end"
        } catch {
            return "failed \(error)"
        }
    }
    #endif

    private var status: String {
        guard let store else { return "closed" }
        let streak = store.habits.first?.currentStreak(asOf: store.today) ?? 0
        return "\(store.today) \(store.progress.done)/\(store.progress.total) streak \(streak)"
    }
}

/// A pipe is buffered, and the test waits for the line.
func say(_ line: String) {
    print(line)
    fflush(nil)
}

let probe = Probe()
while let line = readLine() {
    say(probe.answer(line.split(separator: " ").map(String.init)))
}
