/// The words of a command that are not options.
struct Operands: Equatable, Sendable {
    /// How the help calls one of them, such as `FOLDER`.
    let name: String
    let count: ClosedRange<Int>
    let completion: CommandOption.Completion

    static let none = Operands(name: "", count: 0...0, completion: .nothing)
    /// The folder of an app; the current one where none is named.
    static let folder = Operands(name: "FOLDER", count: 0...1, completion: .folders)
    static let folders = Operands(name: "FOLDER", count: 0...Int.max, completion: .folders)
}
