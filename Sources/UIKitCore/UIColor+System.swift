import SwiftUICore

/// Colours that follow the desktop: the hues of its palette, and those that have a purpose.
extension UIColor {
    public static let systemRed = UIColor(color: .red)
    public static let systemOrange = UIColor(color: .orange)
    public static let systemYellow = UIColor(color: .yellow)
    public static let systemGreen = UIColor(color: .green)
    public static let systemMint = UIColor(color: .mint)
    public static let systemTeal = UIColor(color: .teal)
    public static let systemCyan = UIColor(color: .cyan)
    public static let systemBlue = UIColor(color: .blue)
    public static let systemIndigo = UIColor(color: .indigo)
    public static let systemPurple = UIColor(color: .purple)
    public static let systemPink = UIColor(color: .pink)
    public static let systemBrown = UIColor(color: .brown)
    public static let systemGray = UIColor(color: .gray)
    public static let systemGray2 = UIColor(color: SemanticColor.systemGray2)
    public static let systemGray3 = UIColor(color: SemanticColor.systemGray3)
    public static let systemGray4 = UIColor(color: SemanticColor.systemGray4)
    public static let systemGray5 = UIColor(color: SemanticColor.systemGray5)
    public static let systemGray6 = UIColor(color: SemanticColor.systemGray6)

    public static let label = UIColor(color: SemanticColor.label)
    public static let secondaryLabel = UIColor(color: SemanticColor.secondaryLabel)
    public static let tertiaryLabel = UIColor(color: SemanticColor.tertiaryLabel)
    public static let quaternaryLabel = UIColor(color: SemanticColor.quaternaryLabel)
    public static let placeholderText = UIColor(color: SemanticColor.placeholderText)
    public static let separator = UIColor(color: SemanticColor.separator)
    public static let opaqueSeparator = UIColor(color: SemanticColor.opaqueSeparator)
    public static let link = UIColor(color: SemanticColor.link)

    public static let systemFill = UIColor(color: SemanticColor.systemFill)
    public static let secondarySystemFill = UIColor(color: SemanticColor.secondarySystemFill)
    public static let tertiarySystemFill = UIColor(color: SemanticColor.tertiarySystemFill)
    public static let quaternarySystemFill = UIColor(color: SemanticColor.quaternarySystemFill)

    public static let systemBackground = UIColor(color: SemanticColor.systemBackground)
    public static let secondarySystemBackground = UIColor(color: SemanticColor.secondarySystemBackground)
    public static let tertiarySystemBackground = UIColor(color: SemanticColor.tertiarySystemBackground)
    public static let systemGroupedBackground = UIColor(color: SemanticColor.systemGroupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(color: SemanticColor.secondarySystemGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(color: SemanticColor.tertiarySystemGroupedBackground)

    /// The accent colour of the app.
    public static let tintColor = UIColor(color: .accentColor)
    /// Text upon something light.
    public static let darkText = UIColor(color: .black)
    /// Text upon something dark.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// Colours that depend on nothing.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3.0, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3.0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
}
