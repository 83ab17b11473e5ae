/// A node that hears what the views below it prefer.
@MainActor
package protocol PreferenceReader: AnyObject {
    var readerDepth: Int { get }
    /// Reads again. Called in the preference phase, deepest reader first.
    func readPreferences()
}
