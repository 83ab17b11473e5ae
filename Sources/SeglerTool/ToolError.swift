import Foundation

/// Why a command ended early, and what the user can do about it.
struct ToolError: Error, Equatable {
    let message: String
    /// What to do, one step per line; shown under the message.
    let advice: String?
    let status: ExitStatus

    init(_ message: String, advice: String? = nil, status: ExitStatus = .failed) {
        self.message = message
        self.advice = advice
        self.status = status
    }

    /// A command that cannot be carried out as it was given.
    static func usage(_ message: String, advice: String? = nil) -> ToolError {
        ToolError(message, advice: advice, status: .usage)
    }
}

extension ToolError {
    /// Any error, in words. Foundation's own sentences about files name neither the file nor, at times, the reason.
    init(describing error: any Error) {
        if let error = error as? ToolError {
            self = error
            return
        }
        guard let cocoa = error as? CocoaError, let path = cocoa.filePath ?? cocoa.url?.path else {
            self.init(error.localizedDescription)
            return
        }
        let reason = (cocoa.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
        self.init("\(path): \(reason ?? cocoa.localizedDescription)")
    }
}
