/// The colours that Apple's systems name by purpose, in those of this desktop.
package enum SemanticColor {
    private static func fill(_ opacity: Double) -> Color { Color.primary.opacity(opacity) }

    private static func gray(_ light: UInt32, _ dark: UInt32) -> Color {
        .adaptive(light: Color(Color.Resolved(hex: light)), dark: Color(Color.Resolved(hex: dark)))
    }

    package static let label = Color.primary
    package static let secondaryLabel = Color.secondary
    package static let tertiaryLabel = Color(.system(.tertiary))
    package static let quaternaryLabel = Color(.system(.quaternary))
    package static let placeholderText = tertiaryLabel
    package static let separator = Color(.system(.separator))
    package static let opaqueSeparator = gray(0xd9d9d9, 0x474747)
    package static let link = Color(.system(.accentText))

    package static let systemFill = fill(0.15)
    package static let secondarySystemFill = fill(0.12)
    package static let tertiarySystemFill = fill(0.09)
    package static let quaternarySystemFill = fill(0.06)

    package static let systemBackground = Color(.system(.viewBackground))
    package static let secondarySystemBackground = gray(0xf2f2f2, 0x2b2b2b)
    package static let tertiarySystemBackground = gray(0xffffff, 0x383838)
    package static let systemGroupedBackground = Color(.system(.windowBackground))
    package static let secondarySystemGroupedBackground = gray(0xffffff, 0x353535)
    package static let tertiarySystemGroupedBackground = gray(0xf2f2f2, 0x424242)

    package static let systemGray2 = gray(0xaeadb0, 0x77767b)
    package static let systemGray3 = gray(0xc6c5c9, 0x5e5c64)
    package static let systemGray4 = gray(0xd5d4d8, 0x4b4a50)
    package static let systemGray5 = gray(0xe4e3e7, 0x3d3c41)
    package static let systemGray6 = gray(0xf2f1f5, 0x2d2c30)

    /// A colour that a catalogue refers to by its name, such as `systemRedColor`.
    static func color(reference: String) -> Color? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
        if let hue = name.hasPrefix("system") ? SystemColor(rawValue: name.dropFirst("system".count).lowercased()) : nil
        {
            return Color(.system(hue))
        }
        return byName[name]
    }

    private static let byName: [String: Color] = [
        "label": label, "secondaryLabel": secondaryLabel, "tertiaryLabel": tertiaryLabel,
        "quaternaryLabel": quaternaryLabel, "placeholderText": placeholderText, "separator": separator,
        "opaqueSeparator": opaqueSeparator, "link": link, "systemFill": systemFill,
        "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
        "quaternarySystemFill": quaternarySystemFill, "systemBackground": systemBackground,
        "secondarySystemBackground": secondarySystemBackground, "tertiarySystemBackground": tertiarySystemBackground,
        "systemGroupedBackground": systemGroupedBackground,
        "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground, "systemGray2": systemGray2,
        "systemGray3": systemGray3, "systemGray4": systemGray4, "systemGray5": systemGray5, "systemGray6": systemGray6,
        "darkText": .black, "lightText": Color(white: 1, opacity: 0.6), "controlAccent": .accentColor,
        "windowBackground": systemGroupedBackground, "controlBackground": systemBackground, "text": label,
        "labelColor": label,
    ]
}
