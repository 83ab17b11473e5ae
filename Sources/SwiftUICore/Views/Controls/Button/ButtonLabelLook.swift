/// How the text of a label looks in a button of some appearance.
package struct ButtonLabelLook: Equatable {
    let look: ButtonLook
    let role: ButtonRole?
    let size: ControlSize
    let tint: Color.Resolved?
    let kind: ButtonKind
    let isOn: Bool

    init(_ appearance: ButtonAppearance, kind: ButtonKind, isOn: Bool) {
        look = appearance.look
        role = appearance.role
        size = appearance.size
        tint = appearance.tint
        self.kind = kind
        self.isOn = isOn
    }

    /// Sets the label's environment.
    @MainActor var modifier: EnvironmentModifier {
        EnvironmentModifier(change: .set(path: \EnvironmentValues.textStyling, value: self, apply: apply)) { other in
            guard case .set(_, let old, _) = other else { return false }
            return old as? ButtonLabelLook == self
        }
    }

    private func apply(to values: inout EnvironmentValues) {
        values.keyboardShortcut = nil
        guard kind != .check, kind != .radio else { return }
        if !look.isBare, values.textStyling.weight == nil { values.textStyling.weight = .bold }
        if values.font == nil, !look.isBare {
            switch size {
            case .mini: values.font = .caption
            case .small: values.font = .callout
            case .regular, .large, .extraLarge: break
            }
        }
        if look == .link { values.textStyling.underline = Text.LineStyle.single }
        // A foreground that the program has set wins over the style's.
        guard values.foregroundLevels == nil, look != .custom, let color = foreground(values) else { return }
        values.setForeground(AnyShapeStyle(Color(color)))
    }

    private func foreground(_ values: EnvironmentValues) -> Color.Resolved? {
        let colors = values.themeColors
        let fill = Self.fill(look: look, role: role, tint: tint, isOn: isOn, kind: kind)
        switch fill {
        case .tint(let tint): return tint.readableForeground
        case .accent, .destructive: return colors.accentForeground
        case nil: break
        }
        if role == .destructive { return colors.destructive }
        if look == .link { return tint ?? colors.accentText }
        return tint
    }

    /// What a button is filled with; nil: nothing strong.
    package enum Fill: Equatable {
        case accent, destructive
        case tint(Color.Resolved)
    }

    package static func fill(
        look: ButtonLook, role: ButtonRole?, tint: Color.Resolved?, isOn: Bool, kind: ButtonKind
    ) -> Fill? {
        switch look {
        case .bordered: return role == .destructive ? .destructive : nil
        case .prominent: return role == .destructive ? .destructive : tint.map { .tint($0) } ?? .accent
        default: return nil
        }
    }
}

extension Color.Resolved {
    /// Black or white, whichever can be read better on this colour.
    package var readableForeground: Color.Resolved {
        // The relative luminance of WCAG 2. Up to 0.3 white has the contrast of 3 to 1 that it asks of bold text.
        let luminance = 0.2126 * linearRed + 0.7152 * linearGreen + 0.0722 * linearBlue
        return luminance > 0.3
            ? Color.Resolved(hex: 0x000000, opacity: 0.8) : Color.Resolved(hex: 0xffffff)
    }
}
