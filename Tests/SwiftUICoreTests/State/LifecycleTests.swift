import Combine
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Visible: View {
    var shown: Bool
    var id = 0
    let log: Log

    var body: some View {
        VStack {
            if shown {
                Leaf("leaf")
                    .onAppear { log.add("appear") }
                    .onDisappear { log.add("disappear") }
                    .id(id)
            }
        }
    }
}

private struct Watching: View {
    let value: Int
    let log: Log

    var body: some View {
        Leaf("leaf")
            .onChange(of: value) { log.add("\($0) to \($1), captured \(value)") }
            .onChange(of: value) { log.add("changed") }
            .onChange(of: value, initial: true) { log.add("initial") }
    }
}

private struct OldWatching: View {
    let value: Int
    let log: Log

    @available(*, deprecated)
    var body: some View {
        Leaf("leaf").onChange(of: value) { [value] new in log.add("\(value) to \(new)") }
    }
}

private struct Working: View {
    var shown = true
    let id: Int
    let log: Log

    var body: some View {
        VStack {
            if shown {
                Leaf("leaf").task(id: id) {
                    log.add("start \(id)")
                    await untilCancelled()
                    log.add("end \(id)")
                }
            }
        }
    }
}

private func untilCancelled() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    await withTaskCancellationHandler {
        for await _ in stream {}
    } onCancel: {
        continuation.finish()
    }
}

private struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    let factor: Int
    var shown = true
    let log: Log

    var body: some View {
        VStack {
            if shown { Leaf("leaf").onReceive(subject) { log.add("\($0 * factor)") } }
        }
    }
}

private struct Counting: View {
    @State private var count = 0
    let adds: Bool
    var body: some View {
        Leaf("\(count)").onAppear { if adds { count += 1 } }
    }
}

private struct Counted: View {
    let id: Int
    var note = 0
    var adds = true
    var body: some View {
        VStack {
            Leaf("\(id) of \(note)")
            Counting(adds: adds).id(id)
        }
    }
}

@MainActor
struct LifecycleTests {
    private let log = Log()

    /// Lets tasks of the main actor run until `isTrue`.
    private func wait(until isTrue: () -> Bool) async {
        while !isTrue() { await Task.yield() }
    }

    @Test("A view appears once and disappears once, whatever changes in between")
    func appearsOnce() {
        let window = TestWindow(Visible(shown: true, log: log))
        window.setContent(Visible(shown: true, log: Log()))
        window.turn()
        #expect(log.take() == ["appear"])
        window.setContent(Visible(shown: true, log: log))
        window.setContent(Visible(shown: false, log: log))
        window.turn()
        #expect(log.take() == ["disappear"])
    }

    @Test("Another id is another view: the old one disappears, the new one appears")
    func anotherIDAppears() {
        let window = TestWindow(Visible(shown: true, log: log))
        window.setContent(Visible(shown: true, id: 1, log: log))
        window.turn()
        #expect(log.take().sorted() == ["appear", "appear", "disappear"])
    }

    @Test("State starts anew with another id and stays with the same one")
    func idKeepsState() {
        let window = TestWindow(Counted(id: 0))
        #expect(window.shownNames == ["0 of 0", "1"])
        window.setContent(Counted(id: 0, note: 1))
        window.turn()
        #expect(window.shownNames == ["0 of 1", "1"])
        window.setContent(Counted(id: 1, note: 1))
        window.turn()
        #expect(window.shownNames == ["1 of 1", "1"])
        window.setContent(Counted(id: 1, note: 1, adds: false))
        window.turn()
        #expect(window.shownNames == ["1 of 1", "1"])
        window.setContent(Counted(id: 2, note: 1, adds: false))
        window.turn()
        #expect(window.shownNames == ["2 of 1", "0"])
    }

    @Test("What is kept out of sight disappears, and appears again when it comes back")
    func visibilityCounts() {
        let window = TestWindow(Visible(shown: true, log: log))
        window.root.setOnScreen(false)
        window.turn()
        #expect(log.take() == ["appear", "disappear"])
        window.root.setOnScreen(true)
        window.turn()
        #expect(log.take() == ["appear"])
    }

    @Test("Actions for a change get both values and what the view captured last")
    func changes() {
        let window = TestWindow(Watching(value: 1, log: log))
        #expect(log.take() == ["initial"])
        window.setContent(Watching(value: 1, log: log))
        window.turn()
        #expect(log.take() == [])
        window.setContent(Watching(value: 2, log: log))
        window.turn()
        #expect(log.take().sorted() == ["1 to 2, captured 2", "changed", "initial"])
    }

    @Test("The old form of onChange calls the closure from before the change")
    @available(*, deprecated)
    func oldFormOfChange() {
        let window = TestWindow(OldWatching(value: 1, log: log))
        window.setContent(OldWatching(value: 2, log: log))
        window.turn()
        #expect(log.take() == ["1 to 2"])
    }

    @Test("A task is cancelled and started anew for another id, and cancelled when the view goes")
    func tasks() async {
        let window = TestWindow(Working(id: 1, log: log))
        await wait { log.lines == ["start 1"] }
        window.setContent(Working(id: 2, log: log))
        window.turn()
        await wait { Set(log.lines) == ["start 1", "end 1", "start 2"] }
        window.setContent(Working(shown: false, id: 2, log: log))
        window.turn()
        await wait { log.lines.last == "end 2" }
        #expect(log.lines.count == 4)
    }

    @Test("Values of a publisher reach the latest action while the view exists")
    func receives() {
        let subject = PassthroughSubject<Int, Never>()
        let window = TestWindow(Receiving(subject: subject, factor: 1, log: log))
        subject.send(1)
        window.setContent(Receiving(subject: subject, factor: 10, log: log))
        window.turn()
        subject.send(2)
        window.setContent(Receiving(subject: subject, factor: 10, shown: false, log: log))
        window.turn()
        subject.send(3)
        #expect(log.take() == ["1", "20"])
    }
}
