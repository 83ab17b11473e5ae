/// The few styles of the tool's texts, as terminals understand them.
enum TextStyle: Int, Sendable {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
}

/// The text in those styles, or as it is where no colours are wanted.
func style(_ text: String, _ styles: TextStyle..., colored: Bool) -> String {
    guard colored else { return text }
    return "\u{1B}[" + styles.map { String($0.rawValue) }.joined(separator: ";") + "m" + text + "\u{1B}[0m"
}
