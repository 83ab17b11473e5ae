import Foundation

/// An instant of the schedulers whose clock is the wall clock.
public struct _ClockTime: Strideable, Hashable, Codable, Sendable {
    /// The instant.
    public var date: Date

    /// The instant `date`.
    public init(_ date: Date) {
        self.date = date
    }

    public func distance(to other: _ClockTime) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> _ClockTime {
        _ClockTime(date.addingTimeInterval(n.timeInterval))
    }

    /// A span of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Hashable, Codable, Sendable {
        /// The seconds.
        public var timeInterval: TimeInterval

        /// A span of `timeInterval` seconds.
        public init(_ timeInterval: TimeInterval) {
            self.timeInterval = timeInterval
        }

        public init(floatLiteral value: TimeInterval) {
            self.init(value)
        }

        public init(integerLiteral value: TimeInterval) {
            self.init(value)
        }

        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            self.init(value)
        }

        public var magnitude: TimeInterval { abs(timeInterval) }

        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }

    /// The instant on the clock of Dispatch.
    var dispatchTime: DispatchTime {
        .now() + max(0, date.timeIntervalSinceNow)
    }
}
