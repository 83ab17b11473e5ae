/// An option of a command: for the parser, the help and the completions.
struct CommandOption: Equatable, Sendable {
    /// What can be completed after an option or as an operand.
    enum Completion: Equatable, Sendable {
        case nothing
        case files
        case folders
        case words([String])
    }

    /// The long name, without its dashes.
    let name: String
    let short: Character?
    /// How the help calls the value, such as `FILE`; nil for a switch.
    let valueName: String?
    let help: String
    let completion: Completion

    static func flag(_ name: String, short: Character? = nil, help: String) -> CommandOption {
        CommandOption(name: name, short: short, valueName: nil, help: help, completion: .nothing)
    }

    static func value(
        _ name: String, short: Character? = nil, named valueName: String, help: String,
        completion: Completion = .nothing
    ) -> CommandOption {
        CommandOption(name: name, short: short, valueName: valueName, help: help, completion: completion)
    }
}
