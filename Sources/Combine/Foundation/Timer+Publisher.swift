import Foundation

extension Timer {
    /// A publisher that sends the date again and again, once it is connected.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Sends the date again and again, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The seconds between two dates.
        public let interval: TimeInterval
        /// How inexact they may be, in seconds.
        public let tolerance: TimeInterval?
        /// Where the dates are sent.
        public let runLoop: RunLoop
        /// When the run loop sends them.
        public let mode: RunLoop.Mode
        /// What else the run loop is told.
        public let options: RunLoop.SchedulerOptions?

        private let broadcast = Broadcast<Date, Never>()

        /// Publishes the time at an interval in seconds, on a run loop.
        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            broadcast.add(subscriber)
        }

        public func connect() -> any Cancellable {
            // A timer without a pause would leave the loop no time for anything else.
            let pause = Swift.max(interval, 0.0001)
            return runLoop.repeating(
                from: Date().addingTimeInterval(pause), every: pause, tolerance: tolerance ?? 0, mode: mode
            ) { [broadcast] in
                broadcast.send(Date())
            }
        }
    }
}
