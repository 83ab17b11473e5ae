/// How a program is built.
enum Configuration: String, CaseIterable, Sendable {
    case debug
    case release

    static let option = CommandOption.value(
        "configuration", short: "c", named: "NAME", help: "debug (default) or release",
        completion: .words(allCases.map(\.rawValue)))

    init(_ arguments: Arguments) throws {
        guard let name = arguments.value("configuration") else {
            self = .debug
            return
        }
        guard let known = Configuration(rawValue: name) else {
            throw ToolError.usage("There is no configuration “\(name)”.", advice: "Say -c debug or -c release.")
        }
        self = known
    }
}
