import Dispatch

extension DispatchQueue: Scheduler {
    /// An instant of the queue's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The instant as Dispatch has it.
        public var dispatchTime: DispatchTime

        /// The instant `time`.
        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return to >= from ? Stride(nanoseconds: Int(to - from)) : Stride(nanoseconds: -Int(from - to))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime == rhs.dispatchTime }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }

        /// A span of the queue's time.
        public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Hashable, Sendable {
            private var nanoseconds: Int

            init(nanoseconds: Int) {
                self.nanoseconds = nanoseconds
            }

            /// The span `timeInterval`; one that never ends becomes the longest there is.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let value): self = .seconds(value)
                case .milliseconds(let value): self = .milliseconds(value)
                case .microseconds(let value): self = .microseconds(value)
                case .nanoseconds(let value): self = .nanoseconds(value)
                default: nanoseconds = .max
                }
            }

            public init(floatLiteral value: Double) {
                self = .seconds(value)
            }

            public init(integerLiteral value: Int) {
                self = .seconds(value)
            }

            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            /// The span as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(nanoseconds) }
            /// The nanoseconds.
            public var magnitude: Int { abs(nanoseconds) }

            private static func scaled(_ value: Int, by factor: Int) -> Stride {
                let (product, overflow) = value.multipliedReportingOverflow(by: factor)
                return Stride(nanoseconds: overflow ? (value < 0 ? -.max : .max) : product)
            }

            public static func seconds(_ s: Int) -> Stride { scaled(s, by: 1_000_000_000) }
            public static func seconds(_ s: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? -.max : .max))
            }
            public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, by: 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { scaled(us, by: 1000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
            public static func + (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.nanoseconds + rhs.nanoseconds)
            }
            public static func - (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.nanoseconds - rhs.nanoseconds)
            }
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                .seconds(Double(lhs.nanoseconds) / 1e9 * Double(rhs.nanoseconds) / 1e9)
            }
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
        }
    }

    /// How closures run.
    public struct SchedulerOptions {
        /// The quality of service of the work.
        public var qos: DispatchQoS
        /// How the work is run.
        public var flags: DispatchWorkItemFlags
        /// The group that the work belongs to.
        public var group: DispatchGroup?

        /// Creates options; by default those of the queue.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(run: action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ScheduledAction(run: action)
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval,
            leeway: Swift.max(tolerance, minimumTolerance).timeInterval)
        source.setEventHandler { action.run() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
