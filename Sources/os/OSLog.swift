/// A part of the program that writes messages.
public final class OSLog: Sendable {
    let subsystem: String
    let category: String

    /// The messages of the program as a whole.
    public static let `default` = OSLog(subsystem: "", category: "")

    /// Messages of `category` in `subsystem`.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Whether messages of the level are written.
    public func isEnabled(type: OSLogType) -> Bool { LogOutput.shared.shows(type) }
}
