import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite("Operators for time, limits and errors")
struct MoreOperatorTests {
    private struct Odd: Error {}

    /// What a publisher sends at once, and how it ends.
    private func all<P: Publisher>(_ publisher: P) -> (values: [P.Output], failed: Bool) {
        var values: [P.Output] = []
        var failed = false
        _ = publisher.sink(
            receiveCompletion: { if case .failure = $0 { failed = true } }, receiveValue: { values.append($0) })
        return (values, failed)
    }

    @Test("prefix and drop until another publisher sends") func until() {
        let values = PassthroughSubject<Int, Never>()
        let gate = PassthroughSubject<Void, Never>()
        var before: [Int] = []
        var after: [Int] = []
        let subscriptions = [
            values.prefix(untilOutputFrom: gate).sink { before.append($0) },
            values.drop(untilOutputFrom: gate).sink { after.append($0) },
        ]
        values.send(1)
        gate.send()
        values.send(2)
        #expect(before == [1] && after == [2] && subscriptions.count == 2)
    }

    @Test("What a predicate throws ends the stream") func throwing() {
        let numbers = [2, 4, 5, 6].publisher
        func even(_ number: Int) throws -> Bool {
            if number % 2 == 1 { throw Odd() }
            return true
        }
        #expect(all(numbers.tryPrefix(while: even)) == ([2, 4], true))
        #expect(all(numbers.tryAllSatisfy(even)).failed && all(numbers.tryContains { try even($0) }).values == [true])
        #expect(
            all(
                numbers.tryReduce(0) { sum, number in
                    _ = try even(number); return sum + number
                }
            ).failed)
        #expect(all(numbers.tryDrop { try even($0) }).failed && all(numbers.tryFirst { try even($0) }).values == [2])
        #expect(all(numbers.tryRemoveDuplicates { try even($1) && $0 == $1 }).failed)
        #expect(all([2, 4].publisher.tryLast { try even($0) }).values == [4])
    }

    @Test("merge takes up to eight publishers") func merge() {
        let one = Just(1)
        #expect(all(one.merge(with: one, one, one, one, one, one, one)).values.count == 8)
        #expect(all(one.merge(with: one, one, one, one)).values.count == 5)
    }

    @Test("min, max and contains find values, output(in:) takes some") func search() {
        let words = ["bb", "a", "ccc"].publisher
        #expect(all(words.min { $0.count < $1.count }).values == ["a"])
        #expect(all(words.max { $0.count < $1.count }).values == ["ccc"])
        #expect(all(words.contains("a")).values == [true])
        #expect(all(words.output(in: 1...2)).values == ["a", "ccc"])
        #expect(all(words.output(in: 1...)).values == ["a", "ccc"])
        #expect(all(words.map(\.count, \.isEmpty)).values.map(\.0) == [2, 1, 3])
    }

    @Test("A stream without values ends when its time is over") func timeout() async {
        let subject = PassthroughSubject<Int, any Error>()
        let end = await withCheckedContinuation { continuation in
            var subscription: AnyCancellable?
            subscription = subject.timeout(.milliseconds(5), scheduler: DispatchQueue.main, customError: { Odd() })
                .sink(
                    receiveCompletion: { completion in
                        if case .failure = completion {
                            continuation.resume(returning: true)
                        } else {
                            continuation.resume(returning: false)
                        }
                        subscription?.cancel()
                    }, receiveValue: { _ in })
        }
        #expect(end)
    }

    @Test("Values of a span of time come together") func collectByTime() async {
        let subject = PassthroughSubject<Int, Never>()
        let groups = await withCheckedContinuation { continuation in
            var subscription: AnyCancellable?
            subscription = subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(60), 2)).sink {
                continuation.resume(returning: $0)
                subscription?.cancel()
            }
            subject.send(1)
            subject.send(2)
        }
        #expect(groups == [1, 2])
    }

    @Test("A request that fails ends with the error of the network") func dataTask() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/nothing"))
        do {
            for try await _ in URLSession.shared.dataTaskPublisher(for: url).values { Issue.record("an answer came") }
        } catch {
            #expect(error is URLError)
        }
    }
}
