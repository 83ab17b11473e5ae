/// Which letters an input method capitalises while the user types.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none
    /// The first one of each word.
    case words
    /// The first one of each sentence.
    case sentences
    /// All.
    case allCharacters

    var kind: TextInputTraits.Capitalization {
        switch self {
        case .none: .never
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}

extension TextInputAutocapitalization {
    /// The capitalisation that `type` stands for.
    public init?(_ type: UITextAutocapitalizationType) {
        self.init(kind: type.kind)
    }
}

extension View {
    /// Tells input methods which letters to capitalise.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.textInputTraits.capitalization, style.kind)
    }
}
