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
