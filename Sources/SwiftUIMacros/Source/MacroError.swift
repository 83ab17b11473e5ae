/// A mistake in the source of a macro's use.
struct MacroError: Error, Equatable {
    let message: String
    /// In UTF-8, from the start of the source that the macro was given.
    let offset: Int

    init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}
