import Foundation

/// A value with a format style.
///
/// `@unchecked Sendable`: both are values that are only read; a reference among them is the caller's to keep unchanged.
struct FormatStyleText<F: FormatStyle>: FormattedText, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.input == rhs.input && lhs.format == rhs.format
    }

    func text(in context: TextResolutionContext) -> (String, nextChange: Date?) {
        var style = format
        if let date = style as? Date.FormatStyle, let adapted = date.adapted(to: context) as? F {
            style = adapted
        } else if (style as? any LocaleCarrying)?.locale.isFoundationsCurrent ?? true {
            // A style that names a locale keeps it.
            style = style.locale(context.locale)
        }
        return (style.format(input), nil)
    }
}

/// A format style that says which locale it has.
protocol LocaleCarrying {
    var locale: Locale { get }
}

extension Date.FormatStyle: LocaleCarrying {}
extension IntegerFormatStyle: LocaleCarrying {}
extension IntegerFormatStyle.Percent: LocaleCarrying {}
extension IntegerFormatStyle.Currency: LocaleCarrying {}
extension FloatingPointFormatStyle: LocaleCarrying {}
extension FloatingPointFormatStyle.Percent: LocaleCarrying {}
extension FloatingPointFormatStyle.Currency: LocaleCarrying {}
extension Decimal.FormatStyle: LocaleCarrying {}
extension Decimal.FormatStyle.Percent: LocaleCarrying {}
extension Decimal.FormatStyle.Currency: LocaleCarrying {}
extension Date.RelativeFormatStyle: LocaleCarrying {}
extension ByteCountFormatStyle: LocaleCarrying {}
extension ListFormatStyle: LocaleCarrying {}
extension Duration.UnitsFormatStyle: LocaleCarrying {}
extension Duration.TimeFormatStyle: LocaleCarrying {}

extension Date.FormatStyle {
    /// The style with what it leaves open (locale, calendar, time zone) taken from `context`.
    func adapted(to context: TextResolutionContext) -> Date.FormatStyle {
        var style = self
        if locale.isFoundationsCurrent { style = style.locale(context.locale) }
        if calendar == .autoupdatingCurrent || calendar == .current { style.calendar = context.calendar }
        if timeZone == .autoupdatingCurrent || timeZone == .current { style.timeZone = context.timeZone }
        return style
    }
}
