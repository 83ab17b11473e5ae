import Foundation

/// Which earlier texts of a note are kept.
enum VersionRules {
    /// While somebody writes, a version is kept after so many seconds.
    static let step = 600.0

    private static let day = 86_400.0
    /// Up to which age one version is kept of each span of time; of the first one, all are.
    private static let spans: [(age: Double, span: Double)] = [
        (day, 0), (7 * day, 3600), (30 * day, day), (365 * day, 7 * day), (.infinity, 30 * day),
    ]
    /// The newest ones are kept however long they are; older ones while all together are no longer than this.
    private static let alwaysKept = 5
    private static let mostBytes = 8 << 20

    /// - Parameter versions: the newest first.
    /// - Returns: the ids of those that are no longer kept.
    static func tooMany(_ versions: [(id: Int, writtenAt: Date, size: Int)], at now: Date) -> [Int] {
        var kept: Set<[Double]> = []
        var count = 0
        var bytes = 0
        return versions.filter { version in
            let age = now.timeIntervalSince(version.writtenAt)
            let span = spans.first { age < $0.age }?.span ?? day
            let isFirst =
                span == 0
                || kept.insert([span, (version.writtenAt.timeIntervalSince1970 / span).rounded(.down)]).inserted
            guard isFirst, count < alwaysKept || bytes + version.size <= mostBytes else { return true }
            count += 1
            bytes += version.size
            return false
        }.map(\.id)
    }
}
