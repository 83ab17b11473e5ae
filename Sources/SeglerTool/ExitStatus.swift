/// What the tool says to whoever started it. `segler run` ends with the program's own status instead.
enum ExitStatus: Int32, Sendable {
    /// All went well.
    case success = 0
    /// A build or a check failed, or the machine lacks something.
    case failed = 1
    /// The command cannot be carried out as it was given.
    case usage = 2
}
