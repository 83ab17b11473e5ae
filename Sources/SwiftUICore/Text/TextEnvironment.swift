import Foundation

struct FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
}

private struct TextStylingKey: EnvironmentKey {
    static let defaultValue = TextStyling()
}

private struct LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

private struct LowerLineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

private struct AllowsTighteningKey: EnvironmentKey {
    static let defaultValue = false
}

private struct MinimumScaleFactorKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
}

private struct LineSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

private struct TruncationModeKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
}

private struct TextCaseKey: EnvironmentKey {
    static let defaultValue: Text.Case? = nil
}

private struct BodySizeKey: EnvironmentKey {
    static let defaultValue: CGFloat = 11 * 96 / 72
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
    /// The font of text that names none; nil: body.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// How many lines a text may have; nil: as many as it takes.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The distance between lines in points, on top of the font's own.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Where a text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// How the lines of a text stand to each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The case that letters are shown in; nil: as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The user's text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// Looks that modifiers of views around have set for all text in them.
    package var textStyling: TextStyling {
        get { self[TextStylingKey.self] }
        set { self[TextStylingKey.self] = newValue }
    }

    /// The size of the user's interface font, in points.
    package var bodySize: CGFloat {
        get { self[BodySizeKey.self] }
        set { self[BodySizeKey.self] = newValue }
    }

    /// How many lines a text takes the room of at least.
    package var lowerLineLimit: Int? {
        get { self[LowerLineLimitKey.self] }
        set { self[LowerLineLimitKey.self] = newValue }
    }

    /// How far text may shrink before it is cut, as a factor; 1: not at all.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether letters may stand closer together before a text is cut.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// All that decides how a text comes out here.
    package var textResolutionContext: TextResolutionContext {
        TextResolutionContext(
            locale: locale, calendar: calendar, timeZone: timeZone, font: font ?? .body, style: textStyling,
            textCase: textCase, bodySize: bodySize, textSize: dynamicTypeSize, environment: self)
    }
}
