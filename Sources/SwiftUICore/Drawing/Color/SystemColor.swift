/// A colour that the theme decides.
package enum SystemColor: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary, accent
    case accentText, separator, viewBackground, windowBackground
}
