import Combine
import Foundation
import Testing

private struct Failed: Error, Equatable {}

/// What a publisher sends while it is subscribed to, and how it ends.
private func log<P: Publisher>(_ publisher: P) -> [String] {
    var log: [String] = []
    let cancellable = publisher.sink { completion in
        if case .finished = completion { log.append("end") } else { log.append("error") }
    } receiveValue: {
        log.append("\($0)")
    }
    cancellable.cancel()
    return log
}

@Suite struct OperatorTests {
    private let numbers = [1, 2, 2, 3, 4].publisher

    @Test("map, compactMap, filter and removeDuplicates change or drop values") func transforming() {
        #expect(log(numbers.map { $0 * 2 }) == ["2", "4", "4", "6", "8", "end"])
        #expect(log(["a", "1"].publisher.compactMap { Int($0) }) == ["1", "end"])
        #expect(log(numbers.filter { $0 > 2 }) == ["3", "4", "end"])
        #expect(log(numbers.removeDuplicates()) == ["1", "2", "3", "4", "end"])
        #expect(log(["ab", "c"].publisher.map(\.count)) == ["2", "1", "end"])
        #expect(log([1, nil].publisher.replaceNil(with: 9)) == ["1", "9", "end"])
    }

    @Test("scan, reduce, collect and count gather values") func gathering() {
        #expect(log(numbers.scan(0, +)) == ["1", "3", "5", "8", "12", "end"])
        #expect(log(numbers.reduce(0, +)) == ["12", "end"])
        #expect(log(numbers.collect()) == ["[1, 2, 2, 3, 4]", "end"])
        #expect(log(numbers.collect(2)) == ["[1, 2]", "[2, 3]", "[4]", "end"])
        #expect(log(numbers.count()) == ["5", "end"])
        #expect(log(numbers.max()) == ["4", "end"])
        #expect(log(numbers.last()) == ["4", "end"])
        #expect(log(numbers.contains { $0 == 3 }) == ["true", "end"])
        #expect(log(numbers.allSatisfy { $0 < 3 }) == ["false", "end"])
        #expect(log([Int]().publisher.replaceEmpty(with: 7)) == ["7", "end"])
    }

    @Test("first, prefix, dropFirst and output choose by position") func choosing() {
        #expect(log(numbers.first()) == ["1", "end"])
        #expect(log(numbers.first { $0 > 2 }) == ["3", "end"])
        #expect(log(numbers.prefix(2)) == ["1", "2", "end"])
        #expect(log(numbers.prefix(0)) == ["end"])
        #expect(log(numbers.prefix { $0 < 3 }) == ["1", "2", "2", "end"])
        #expect(log(numbers.dropFirst()) == ["2", "2", "3", "4", "end"])
        #expect(log(numbers.drop { $0 < 3 }) == ["3", "4", "end"])
        #expect(log(numbers.output(at: 3)) == ["3", "end"])
        #expect(log((1...).publisher.prefix(3)) == ["1", "2", "3", "end"])
    }

    @Test("what a closure throws ends the stream, and catch goes on after it") func errors() {
        let failing = numbers.tryMap { number in
            if number == 3 { throw Failed() }
            return number
        }
        #expect(log(failing) == ["1", "2", "2", "error"])
        #expect(log(failing.catch { _ in Just(0) }) == ["1", "2", "2", "0", "end"])
        #expect(log(failing.replaceError(with: 9)) == ["1", "2", "2", "9", "end"])
        #expect(log(failing.retry(1)) == ["1", "2", "2", "1", "2", "2", "error"])
        #expect(log(failing.mapError { _ in Failed() }) == ["1", "2", "2", "error"])
        #expect(log(Fail<Int, Failed>(error: Failed()).tryCatch { _ in Just(1) }) == ["1", "end"])
    }

    @Test("flatMap sends what all inner publishers send") func flatMap() {
        #expect(log([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == ["1", "10", "2", "20", "end"])
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        var seen: [Int] = []
        let cancellable = [0, 1].publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] }.sink { seen.append($0) }
        subjects[1].send(1)
        subjects[0].send(2)
        subjects[0].send(completion: .finished)
        subjects[1].send(3)
        #expect(seen == [2, 3])
        cancellable.cancel()
    }

    @Test("switchToLatest leaves the older publisher") func switchToLatest() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var seen: [Int] = []
        let cancellable = outer.switchToLatest().sink { seen.append($0) }
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        #expect(seen == [1, 3])
        cancellable.cancel()
    }

    @Test("combineLatest sends the latest of all, zip each value once, merge everything") func combining() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var latest: [String] = []
        var zipped: [String] = []
        var merged: [String] = []
        var cancellables = Set<AnyCancellable>()
        a.combineLatest(b).sink { latest.append("\($0)\($1)") }.store(in: &cancellables)
        a.zip(b) { "\($0)\($1)" }.sink { zipped.append($0) }.store(in: &cancellables)
        a.map(String.init).merge(with: b).sink { merged.append($0) }.store(in: &cancellables)
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        #expect(latest == ["2x", "2y"])
        #expect(zipped == ["1x", "2y"])
        #expect(merged == ["1", "2", "x", "y"])
        let three = Publishers.CombineLatest3(Just(1), Just(2), Just(3))
        #expect(log(three) == ["(1, 2, 3)", "end"])
    }

    @Test("prepend and append put values around a stream") func concatenating() {
        #expect(log(Just(2).prepend(0, 1).append([3])) == ["0", "1", "2", "3", "end"])
        #expect(log(Just(2).append(Just(5))) == ["2", "5", "end"])
    }

    @Test("a shared publisher is subscribed to once, and left with the last subscriber") func share() {
        let source = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let shared = source.handleEvents(
            receiveSubscription: { _ in log.append("subscribe") }, receiveCancel: { log.append("cancel") }
        ).share()
        let first = shared.sink { log.append("a\($0)") }
        let second = shared.sink { log.append("b\($0)") }
        source.send(1)
        first.cancel()
        source.send(2)
        second.cancel()
        #expect(log == ["subscribe", "a1", "b1", "b2", "cancel"])
    }

    @Test("a future keeps its result, and waits for demand") func future() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var seen: [Int] = []
        let cancellable = future.sink { seen.append($0) }
        promise?(.success(5))
        promise?(.success(6))
        #expect(seen == [5])
        #expect(log(future) == ["5", "end"])
        cancellable.cancel()
    }

    @Test("a deferred publisher is made anew for each subscriber") func deferred() {
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(log(deferred) == ["1", "end"])
        #expect(log(deferred) == ["2", "end"])
    }

    @Test("print writes what happens in the stream") func printing() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = log(Just(1).print("p", to: lines))
        #expect(lines.text.contains("p: receive value: (1)\n"))
        #expect(lines.text.hasSuffix("p: receive finished\n"))
    }

    @Test("a subscriber that asks for two values gets two from any step") func demand() {
        var seen: [Int] = []
        let publishers: [AnyPublisher<Int, Never>] = [
            numbers.eraseToAnyPublisher(),
            numbers.filter { $0 > 1 }.eraseToAnyPublisher(),
            numbers.merge(with: numbers).eraseToAnyPublisher(),
            numbers.flatMap { Just($0) }.eraseToAnyPublisher(),
            numbers.prepend(0).eraseToAnyPublisher(),
        ]
        for publisher in publishers {
            seen = []
            publisher.subscribe(
                AnySubscriber(
                    receiveSubscription: { $0.request(.max(2)) },
                    receiveValue: {
                        seen.append($0)
                        return .none
                    }))
            #expect(seen.count == 2)
        }
    }
}
