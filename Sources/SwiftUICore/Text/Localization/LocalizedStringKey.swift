import Foundation

/// The key of a text in the app's string catalogue.
///
/// Every string literal and interpolation given to `Text` and to labels is one. Values in it become the specifiers
/// that the catalogue's key has: `"\(count) days"` is looked up as `%lld days`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let format: LocalizedFormat

    /// The key `value`, taken as it is.
    public init(_ value: String) {
        format = LocalizedFormat(key: value)
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        format = stringInterpolation.builder.format
    }

    /// Collects the parts of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var builder: LocalizedFormat.Builder

        public init(literalCapacity: Int, interpolationCount: Int) {
            builder = LocalizedFormat.Builder(literalCapacity: literalCapacity)
        }

        public mutating func appendLiteral(_ literal: String) {
            builder.append(literal: literal)
        }

        /// A string, shown as it is.
        public mutating func appendInterpolation(_ string: String) {
            builder.append(.string(string))
        }

        /// A number in the form that the user's locale has for it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            builder.append(.number(value._number), specifier: value._specifier)
        }

        /// A number in the form that `specifier` says, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            builder.append(.number(value._number), specifier: specifier)
        }

        /// A text with its own looks.
        public mutating func appendInterpolation(_ text: Text) {
            builder.append(.text(text))
        }

        /// An image as a letter among the others.
        public mutating func appendInterpolation(_ image: Image) {
            builder.append(.text(Text(image)))
        }

        /// A string with its own looks.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            builder.append(.attributed(attributedString))
        }

        /// A text from a catalogue of its own.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            builder.append(.text(Text(resource)))
        }

        /// A value in the form that `format` gives it in the user's locale.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            builder.append(.text(Text(input, format: format)))
        }

        /// A value in the form that `formatter` gives it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            builder.append(.text(Text(formatted: FormatterText(subject: subject, formatter: formatter))))
        }

        /// A value in the form that `formatter` gives it.
        public mutating func appendInterpolation<Subject: _FormattableValue>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            builder.append(.text(Text(formatted: FormatterText(subject: subject, formatter: formatter))))
        }

        /// A value in the form that `formatter` gives it.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            builder.append(.text(Text(formatted: FormatterText(subject: subject, formatter: formatter))))
        }

        /// A date or time that stays up to date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            builder.append(.text(Text(date, style: style)))
        }

        /// The two ends of a span of time.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            builder.append(.text(Text(dates)))
        }

        /// The two ends of a span of time.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            builder.append(.text(Text(interval)))
        }

        /// A timer that counts within `timerInterval`.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>,
            pauseTime: Date? = nil,
            countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            builder.append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }
    }
}
