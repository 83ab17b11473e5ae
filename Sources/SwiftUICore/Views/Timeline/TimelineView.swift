import Foundation

/// A view that is made anew at the moments of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    /// What the content is told of the moment.
    public struct Context {
        /// How often the content is made anew.
        public enum Cadence: Comparable, Sendable {
            /// With every frame.
            case live
            /// Every second or so.
            case seconds
            /// Every minute or so.
            case minutes
        }

        /// The schedule's moment.
        public let date: Date
        /// How often the content is made anew.
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// A view of the moments of `schedule`.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }
}

/// What the content of a timeline view is told of the moment, whatever the view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(TimelineNode(view, context))
    }
}

final class TimelineNode<Schedule: TimelineSchedule, Content: View>: TypedNode<TimelineView<Schedule, Content>> {
    private var child: TypedNode<Content>?
    /// The wall clock at zero of the engine's clock.
    private let epoch: Date
    private var date: Date
    private var upcoming: Schedule.Entries.Iterator?
    private var next: Date?
    /// Grows with each schedule, so that a wake-up of an old one does nothing.
    private var round = 0

    override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
        let time = context.parent.graph.backend.time
        epoch = Date.now - time
        date = epoch + time
        super.init(view, context)
        restart()
        child = Content._makeNode(runBody(), childContext()).node
    }

    private var now: Date { epoch + graph.backend.time }

    override func viewDidChange() {
        restart()
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        child?.update(to: runBody())
    }

    private func runBody() -> Content {
        graph.bodyWillRun(self)
        return tracking { view.content(TimelineViewDefaultContext(date: date, cadence: cadence)) }
    }

    private var cadence: TimelineViewDefaultContext.Cadence {
        if view.schedule is AnimationTimelineSchedule { return .live }
        guard let next else { return .minutes }
        let interval = next.timeIntervalSince(date)
        return interval < 1 ? .live : interval < 60 ? .seconds : .minutes
    }

    // MARK: Moments

    private func restart() {
        round += 1
        if let animation = view.schedule as? AnimationTimelineSchedule {
            date = now
            if !animation.isPaused { waitForFrame(animation.minimumInterval ?? 0, round) }
            return
        }
        var entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        next = entries.next()
        upcoming = entries
        // The last moment that has come holds now.
        takeDue()
        waitForNext(round)
    }

    private func takeDue() {
        while let due = next, due <= now {
            date = due
            next = upcoming?.next()
        }
    }

    private func waitForNext(_ round: Int) {
        guard let next else { return }
        graph.backend.call(after: max(0, next.timeIntervalSince(now))) { [weak self] in
            guard let self, isMounted, round == self.round else { return }
            takeDue()
            if isOnScreen { graph.invalidate(self) }
            waitForNext(round)
        }
    }

    private func waitForFrame(_ interval: TimeInterval, _ round: Int) {
        graph.atNextFrame { [weak self] in
            guard let self, isMounted, round == self.round, isOnScreen else { return }
            if now.timeIntervalSince(date) >= interval - 0.001 {
                date = now
                graph.invalidate(self)
            }
            waitForFrame(interval, round)
        }
    }

    /// What was out of sight goes on when it comes back.
    override func visibilityDidChange() {
        if isOnScreen { graph.perform { [weak self] in self?.comeBack() } }
        super.visibilityDidChange()
    }

    private func comeBack() {
        restart()
        graph.invalidate(self)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }

    override var debugName: String { "TimelineView" }
}
