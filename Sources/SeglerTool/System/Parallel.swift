import Foundation
import Synchronization

/// Work on several things at once.
enum Parallel {
    /// The results of `body` for each item, in the order of the items; at most `width` run at a time.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], width: Int, _ body: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let next = Mutex(0)
        let results = Mutex<[Int: Result]>([:])
        DispatchQueue.concurrentPerform(iterations: max(1, min(width, items.count))) { _ in
            while true {
                let index = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                guard index < items.count else { return }
                let result = body(items[index])
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { results in items.indices.compactMap { results[$0] } }
    }
}
