import Foundation
import Synchronization

/// The assets of all bundles, each indexed when it is first asked for something.
package enum AssetLibrary {
    private static let indices = Mutex<[String: AssetIndex]>([:])
    private static let reported = Mutex<Set<String>>([])

    /// The assets of the bundle at a path; nil: of the program.
    package static func index(_ bundlePath: String?) -> AssetIndex {
        indices.withLock { indices in
            let key = bundlePath ?? ""
            if let known = indices[key] { return known }
            let bundle = bundlePath.flatMap { Bundle(path: $0) } ?? .main
            let index = AssetIndex(folders: LocalizedTables.folders(of: bundle))
            indices[key] = index
            return index
        }
    }

    /// Says something on the standard error, the first time only.
    static func report(_ message: String) {
        if reported.withLock({ $0.insert(message).inserted }) {
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }
    }

    /// The colour that the program's catalogue names for all that is chosen or prominent; nil where it names none.
    package static func accentColor(_ traits: AssetTraits) -> Color? {
        index(nil).color("AccentColor", traits: traits)
    }
}
