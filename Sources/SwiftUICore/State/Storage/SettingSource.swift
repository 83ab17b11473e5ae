import Foundation
import Synchronization

/// A key of the user's defaults as something that bodies depend on. All wrappers of a key share one source: there may
/// be several `UserDefaults` objects for one suite, and a body that runs once too often does no harm.
final class SettingSource: DependencySource, @unchecked Sendable {
    private struct Weak {
        weak var source: SettingSource?
    }

    private static let sources = Mutex<[String: Weak]>([:])

    static func of(_ key: String) -> SettingSource {
        sources.withLock { sources in
            if let known = sources[key]?.source { return known }
            let new = SettingSource()
            sources[key] = Weak(source: new)
            return new
        }
    }
}
