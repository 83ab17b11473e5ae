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
        guard let code = (cocoa.underlying as? POSIXError)?.code.rawValue else {
            self.init("\(path): \(cocoa.localizedDescription)")
            return
        }
        self.init(file: path, code: code)
    }

    /// What the system says of a file, by its number.
    init(file path: String, code: Int32, advice: String? = nil) {
        let usual: String? =
            switch code {
            case ENOSPC, EDQUOT: "That disk is full: free some space there, and try again."
            case EACCES, EPERM, EROFS: "You may not write there: choose another place."
            case EEXIST, ENOTDIR: "Something else has that name: choose another place."
            default: nil
            }
        self.init("\(path): \(String(cString: strerror(code)))", advice: advice ?? usual)
    }
}
