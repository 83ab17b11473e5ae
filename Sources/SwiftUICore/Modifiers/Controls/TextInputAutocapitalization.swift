/// Which letters an input method capitalises while the user types.
public struct TextInputAutocapitalization: Sendable {
    let kind: TextInputTraits.Capitalization

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }

    /// The first one of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }

    /// The first one of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }

    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}
