/// Times of repeated work, in milliseconds.
@MainActor
enum Stopwatch {
    /// The middle of the times that `work` takes; the first run, which fills caches by type, does not count.
    static func median(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
        try work()
        let clock = ContinuousClock()
        var times: [Double] = []
        for _ in 0..<runs {
            let (seconds, attoseconds) = try clock.measure(work).components
            times.append(Double(seconds) * 1e3 + Double(attoseconds) * 1e-15)
        }
        return times.sorted()[times.count / 2]
    }
}
