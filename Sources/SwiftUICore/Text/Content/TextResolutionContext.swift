import Foundation

/// All that decides how a `Text` comes out in its place.
package struct TextResolutionContext {
    /// The locale of numbers and dates.
    package var locale: Locale
    package var calendar: Calendar
    package var timeZone: TimeZone
    /// The languages of texts, the most wanted first.
    package var languages: [String]
    /// The bundle of texts that name none; nil for the program's.
    package var bundle: Bundle?
    /// The instant that relative dates are relative to.
    package var now: Date
    /// The font of text that names none.
    package var font: Font
    /// Looks of text that names none, such as those of `bold()` on a view.
    package var style: TextStyling
    package var textCase: Text.Case?
    /// The user's font size in layout points, at the default text size.
    package var bodySize: CGFloat
    package var textSize: DynamicTypeSize
    /// Where colours and styles are resolved.
    package var environment: EnvironmentValues
    /// The table to look keys up in instead of the bundle's, for tests.
    package var table: LocalizedTable?

    /// A context for `locale`; Foundation's own current locale stands for the user's.
    package init(
        locale: Locale = UserLocale.current.locale,
        calendar: Calendar? = nil,
        timeZone: TimeZone = .current,
        bundle: Bundle? = nil,
        now: Date = .now,
        font: Font = .body,
        style: TextStyling = TextStyling(),
        textCase: Text.Case? = nil,
        bodySize: CGFloat = 11 * 96 / 72,
        textSize: DynamicTypeSize = .large,
        environment: EnvironmentValues = EnvironmentValues(),
        table: LocalizedTable? = nil
    ) {
        let user = UserLocale.current
        let isUsers = locale == user.locale || locale.isFoundationsCurrent
        self.locale = isUsers ? user.locale : locale
        self.calendar = calendar ?? (isUsers ? user.calendar : UserLocale.calendar(for: locale))
        self.languages = isUsers ? user.languages : [LanguageTag.normalized(locale.identifier)]
        self.timeZone = timeZone
        self.bundle = bundle
        self.now = now
        self.font = font
        self.style = style
        self.textCase = textCase
        self.bodySize = bodySize
        self.textSize = textSize
        self.environment = environment
        self.table = table
    }
}

extension Locale {
    /// Whether this is Foundation's own idea of the current locale, which knows nothing of the user's settings here.
    package var isFoundationsCurrent: Bool { self == .current || self == .autoupdatingCurrent }
}
