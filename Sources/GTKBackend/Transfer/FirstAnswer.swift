/// Waits for what may answer at any time, or never.
enum FirstAnswer {
    /// After how many seconds nothing is waited for any more: a program to which something was dragged waits as long.
    private static let limit = 30.0

    /// The first answer that `ask` gets; nil where it gets none in time.
    @MainActor
    static func wait<Value: Sendable>(_ ask: (@escaping @Sendable (Value?) -> Void) -> Void) async -> Value? {
        let (answers, answer) = AsyncStream<Value?>.makeStream(bufferingPolicy: .bufferingOldest(1))
        ask { answer.yield($0) }
        let end = Task {
            try? await Task.sleep(for: .seconds(limit))
            answer.finish()
        }
        defer { end.cancel() }
        for await value in answers { return value }
        return nil
    }
}
