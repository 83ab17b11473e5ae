/// How long a change waits for another program's lock in the file, in seconds.
enum LockWait {
    /// With a window that stands still meanwhile. What the command line writes takes a few milliseconds.
    static let window = 0.25
    /// At the start, when there is no window yet, and for what is saved as the app ends, when there is none any more.
    static let opening = 2.0
    /// With nobody who would notice: a change of very many notes takes so long.
    static let beside = 10.0
}
