import Combine
import Foundation
import Testing

private struct Failed: Error, Equatable {}

@Suite struct SubjectTests {
    @Test("a passthrough subject sends to all its subscribers and keeps nothing") func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        var first: [Int] = []
        var second: [Int] = []
        subject.send(0)
        let one = subject.sink { first.append($0) }
        subject.send(1)
        let two = subject.sink { second.append($0) }
        subject.send(2)
        #expect(first == [1, 2])
        #expect(second == [2])
        one.cancel()
        subject.send(3)
        #expect(first == [1, 2])
        #expect(second == [2, 3])
        two.cancel()
    }

    @Test("nothing is sent after the end, and a late subscriber gets only the end") func completion() {
        let subject = PassthroughSubject<Int, Failed>()
        var log: [String] = []
        subject.send(completion: .failure(Failed()))
        subject.send(1)
        let cancellable = subject.sink {
            log.append("\($0)")
        } receiveValue: {
            log.append("\($0)")
        }
        #expect(log.count == 1 && log[0].hasPrefix("failure("))
        cancellable.cancel()
    }

    @Test("a current value subject gives its value on subscription and remembers the last") func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let cancellable = subject.sink { seen.append($0) }
        subject.value = 2
        subject.send(3)
        #expect(seen == [1, 2, 3])
        #expect(subject.value == 3)
        cancellable.cancel()
    }

    @Test("a subscriber that asks for one value gets one") func demand() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var subscription: (any Subscription)?
        subject.subscribe(
            AnySubscriber(
                receiveSubscription: {
                    subscription = $0
                    $0.request(.max(1))
                },
                receiveValue: {
                    seen.append($0)
                    return .none
                }))
        subject.send(1)
        subject.send(2)
        subscription?.request(.max(1))
        subject.send(3)
        #expect(seen == [1, 3])
    }

    @Test("a subscription ends when its AnyCancellable is released") func releaseCancels() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var cancellables = Set<AnyCancellable>()
        subject.sink { seen.append($0) }.store(in: &cancellables)
        subject.send(1)
        cancellables.removeAll()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test("cancelling releases what the closures captured") func cancelReleases() {
        final class Token {}
        let subject = PassthroughSubject<Int, Never>()
        weak var token: Token?
        let cancellable: AnyCancellable
        do {
            let strong = Token()
            token = strong
            cancellable = subject.sink { _ in _ = strong }
        }
        #expect(token != nil)
        cancellable.cancel()
        #expect(token == nil)
    }

    @Test("a subscriber may send again while it receives") func reentrant() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let cancellable = subject.sink {
            seen.append($0)
            if $0 < 3 { subject.send($0 + 1) }
        }
        subject.send(1)
        #expect(seen == [1, 2, 3])
        cancellable.cancel()
    }

    @Test("assign(to:on:) writes each value into the property") func assign() {
        final class Target { var value = 0 }
        let target = Target()
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.assign(to: \.value, on: target)
        subject.send(5)
        #expect(target.value == 5)
        cancellable.cancel()
        subject.send(6)
        #expect(target.value == 5)
    }

    @Test("sends from many threads all arrive, one at a time") func threads() {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let cancellable = subject.sink { sum += $0 }
        nonisolated(unsafe) let shared = subject
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 { shared.send(1) }
        }
        #expect(sum == 4000)
        cancellable.cancel()
    }
}
