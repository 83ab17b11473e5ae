import Combine
import Foundation
import Testing

/// A scheduler whose clock is moved by hand.
private final class ManualScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    let minimumTolerance: SchedulerTimeType.Stride = 0
    private var jobs: [(time: SchedulerTimeType, run: () -> Void)] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        jobs.append((now, action))
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        jobs.append((date, action))
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, tolerance: tolerance, options: options, action)
        return AnyCancellable {}
    }

    func advance(by stride: SchedulerTimeType.Stride) {
        let end = now.advanced(by: stride)
        while let index = jobs.indices.filter({ jobs[$0].time <= end }).min(by: { jobs[$0].time < jobs[$1].time }) {
            let job = jobs.remove(at: index)
            now = max(now, job.time)
            job.run()
        }
        now = end
    }
}

@Suite struct SchedulerTests {
    @Test("debounce sends the last value after a pause") func debounce() {
        let (subject, clock) = (PassthroughSubject<Int, Never>(), ManualScheduler())
        var seen: [Int] = []
        let cancellable = subject.debounce(for: .milliseconds(300), scheduler: clock).sink { seen.append($0) }
        subject.send(1)
        clock.advance(by: .milliseconds(200))
        subject.send(2)
        clock.advance(by: .milliseconds(200))
        #expect(seen == [])
        clock.advance(by: .milliseconds(100))
        #expect(seen == [2])
        cancellable.cancel()
    }

    @Test("throttle sends at most one value per interval", arguments: [true, false]) func throttle(latest: Bool) {
        let (subject, clock) = (PassthroughSubject<Int, Never>(), ManualScheduler())
        var seen: [Int] = []
        let cancellable = subject.throttle(for: .seconds(1), scheduler: clock, latest: latest).sink { seen.append($0) }
        subject.send(1)
        clock.advance(by: 0)
        subject.send(2)
        subject.send(3)
        #expect(seen == [1])
        clock.advance(by: .seconds(1))
        #expect(seen == [1, latest ? 3 : 2])
        cancellable.cancel()
    }

    @Test("delay sends everything later and in order") func delay() {
        let (subject, clock) = (PassthroughSubject<Int, Never>(), ManualScheduler())
        var log: [String] = []
        let cancellable = subject.delay(for: .seconds(1), scheduler: clock)
            .sink { _ in
                log.append("end")
            } receiveValue: {
                log.append("\($0)")
            }
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(log == [])
        clock.advance(by: .seconds(1))
        #expect(log == ["1", "2", "end"])
        cancellable.cancel()
    }

    @Test("receive(on:) a concurrent queue keeps the order") func order() async {
        let values = (0..<200).publisher.receive(on: DispatchQueue.global()).collect().values
        for await list in values { #expect(list == Array(0..<200)) }
    }

    @Test("the main run loop and operation queue run on the main queue") func main() async {
        // Whichever thread drains the main queue, the queue itself can be recognised.
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        for await isMain in Just(1).receive(on: RunLoop.main).map({ _ in DispatchQueue.getSpecific(key: key) }).values {
            #expect(isMain == true)
        }
        let onOperationQueue = Just(1).receive(on: OperationQueue.main)
        for await isMain in onOperationQueue.map({ _ in DispatchQueue.getSpecific(key: key) }).values {
            #expect(isMain == true)
        }
    }

    @Test("subscribe(on:) starts the work on the queue") func subscribeOn() async {
        let work = Deferred { Just(Thread.isMainThread) }.subscribe(on: DispatchQueue.global())
        for await isMain in work.values { #expect(!isMain) }
    }

    @Test("a timer sends dates while somebody listens") func timer() async {
        let ticks = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(3)
        var dates: [Date] = []
        for await date in ticks.values { dates.append(date) }
        #expect(dates.count == 3)
        #expect(dates == dates.sorted())
    }

    @Test("notifications arrive until the subscription is cancelled") func notifications() {
        let (center, name) = (NotificationCenter(), Notification.Name("test"))
        let sender = NSObject()
        var all = 0
        var fromSender = 0
        let one = center.publisher(for: name).sink { _ in all += 1 }
        let two = center.publisher(for: name, object: sender).sink { _ in fromSender += 1 }
        center.post(name: name, object: nil)
        center.post(name: name, object: sender)
        one.cancel()
        center.post(name: name, object: sender)
        #expect(all == 2)
        #expect(fromSender == 2)
        two.cancel()
    }

    @Test("a loop over values ends with the error of the stream") func throwingValues() async {
        struct Failed: Error {}
        let subject = [1, 2].publisher.tryMap { number in
            if number == 2 { throw Failed() }
            return number
        }
        var seen: [Int] = []
        await #expect(throws: Failed.self) {
            for try await value in subject.values { seen.append(value) }
        }
        #expect(seen == [1])
    }
}
