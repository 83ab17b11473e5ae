import Synchronization

/// What the desktop's search asks of a program.
@MainActor
package protocol SearchSource: AnyObject {
    /// The ids of what has all the words, the best first.
    func find(_ words: [String]) -> [String]
    /// What a result is called and what is said of it; nil for an unknown id.
    func result(_ id: String) -> (title: String, description: String)?
    /// The user has chosen a result, or wants to see all for some words where it is nil.
    func choose(_ id: String?, words: [String])
}

extension RunningApp {
    /// nil: the program has nothing to be found.
    package static var searchSource: (any SearchSource)?
}
