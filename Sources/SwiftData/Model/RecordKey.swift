import Foundation
import Synchronization

/// Keys for new entries: they grow with time, so that entries come in the order of their creation, and no other program
/// that writes to the same store makes the same one.
enum RecordKey {
    private static let last = Mutex<Int64>(0)

    static func next() -> Int64 {
        let milliseconds = Int64(max(0, Date().timeIntervalSinceReferenceDate) * 1000)
        let fresh = milliseconds << 20 | Int64.random(in: 0..<1 << 16)
        return last.withLock { last in
            last = max(last + 1, fresh)
            return last
        }
    }
}

/// An entry of a store, for tables: the class and the key.
package struct RecordID: Hashable {
    let shape: ObjectIdentifier
    let key: Int64
}
