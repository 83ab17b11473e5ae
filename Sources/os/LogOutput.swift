import Foundation
import Synchronization

/// Where messages go: lines on the standard error, which systemd puts into the journal with their level.
final class LogOutput: Sendable {
    static let shared = LogOutput(environment: ProcessInfo.processInfo.environment)

    private let showsDebug: Bool
    private let showsInfo: Bool
    private let isJournal: Bool
    private let sink: Mutex<(@Sendable (String) -> Void)?>

    init(environment: [String: String], sink: (@Sendable (String) -> Void)? = nil) {
        // As in other programs of the desktop: `all`, or the name of the domain.
        let wanted = environment["G_MESSAGES_DEBUG"] ?? ""
        let mode = environment["OS_ACTIVITY_DT_MODE"] ?? ""
        showsDebug = !wanted.isEmpty || !mode.isEmpty
        showsInfo = showsDebug
        isJournal = environment["JOURNAL_STREAM"] != nil
        self.sink = Mutex(sink)
    }

    func shows(_ level: OSLogType) -> Bool {
        switch level {
        case .debug: showsDebug
        case .info: showsInfo
        default: true
        }
    }

    func write(_ text: String, level: OSLogType, log: OSLog) {
        guard shows(level) else { return }
        let place = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
        let message = (place.isEmpty ? "" : "[\(place)] ") + text
        // The journal reads the level of a line from its first letters.
        let line = isJournal ? "<\(Self.priority(level))>\(message)\n" : "\(Self.word(level))\(message)\n"
        sink.withLock { sink in
            if let sink { sink(line) } else { FileHandle.standardError.write(Data(line.utf8)) }
        }
    }

    private static func priority(_ level: OSLogType) -> Int {
        switch level {
        case .debug: 7
        case .info: 6
        case .error: 3
        case .fault: 2
        default: 5
        }
    }

    private static func word(_ level: OSLogType) -> String {
        switch level {
        case .debug: "debug: "
        case .info: "info: "
        case .error: "error: "
        case .fault: "fault: "
        default: ""
        }
    }
}

/// Writes a message in C's manner: `os_log("%d rows", count)`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    let format = message.description
        .replacingOccurrences(of: "{public}", with: "").replacingOccurrences(of: "{private}", with: "")
        .replacingOccurrences(of: "{sensitive}", with: "")
        .replacingOccurrences(of: "%s", with: "%@")
    let text = args.isEmpty ? format : String(format: format, arguments: args)
    LogOutput.shared.write(text, level: type, log: log)
}

/// Writes a message of a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    LogOutput.shared.write(message.text, level: type, log: log)
}
