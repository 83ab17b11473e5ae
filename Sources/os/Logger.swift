import Foundation

/// Writes messages of a part of the program to the journal, or to standard error where a person sees it.
public struct Logger: Sendable {
    private let log: OSLog

    /// Messages of `category` in `subsystem`, which is the app's id as a rule.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Messages of the program as a whole.
    public init() {
        log = .default
    }

    /// Messages of `logObj`.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// A message that is of interest at present.
    public func log(_ message: OSLogMessage) { write(.default, message) }

    /// A message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }

    /// A message for those who look for a mistake; shown only when ``OSLogType/debug`` is asked for.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }

    /// A message for those who look for a mistake.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }

    /// A message that may help.
    public func info(_ message: OSLogMessage) { write(.info, message) }

    /// A message that matters.
    public func notice(_ message: OSLogMessage) { write(.default, message) }

    /// Something is not as it should be.
    public func warning(_ message: OSLogMessage) { write(.error, message) }

    /// Something has failed.
    public func error(_ message: OSLogMessage) { write(.error, message) }

    /// Something has failed that must not.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }

    /// The program has a mistake.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        LogOutput.shared.write(message.text, level: level, log: log)
    }
}
