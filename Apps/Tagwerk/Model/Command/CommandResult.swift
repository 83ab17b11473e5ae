/// What a command says, and how its process ends.
package struct CommandResult: Hashable, Sendable {
    /// 0: done. 1: the data or a file stood in the way. 2: the command line makes no sense. 3: no habit, or several, of
    /// that name.
    package let code: Int32
    /// For the standard output, or for the error output where the code is not 0.
    package let text: String

    package init(code: Int32 = 0, _ text: String) {
        self.code = code
        self.text = text
    }
}
