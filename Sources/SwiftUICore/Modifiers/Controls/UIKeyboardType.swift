/// What a text field is for, so that an on-screen keyboard can show the right keys.
///
/// A keyboard on the desk types what it likes; GNOME's on-screen keyboard shows digits for the numeric kinds.
public enum UIKeyboardType: Int, Sendable {
    /// Any text.
    case `default`
    /// Letters of ASCII.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// An address of the web.
    case URL
    /// Digits.
    case numberPad
    /// A telephone number.
    case phonePad
    /// A name or a telephone number.
    case namePhonePad
    /// An address of mail.
    case emailAddress
    /// A number that may have a fraction.
    case decimalPad
    /// A short message with @ and #.
    case twitter
    /// An address of the web, or what to look for there.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad

    /// Letters of ASCII.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    var purpose: TextInputTraits.Purpose? {
        switch self {
        case .default, .twitter, .numbersAndPunctuation, .webSearch, .asciiCapable: nil
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .digits
        case .phonePad: .phone
        case .namePhonePad: .name
        case .emailAddress: .email
        case .decimalPad: .number
        }
    }
}

extension View {
    /// Tells on-screen keyboards what is typed into the text fields of this view.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInputTraits.keyboardPurpose, type.purpose)
    }
}
