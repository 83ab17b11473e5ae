import Foundation

extension String {
    /// A key of a string catalogue with the values in it; see `String(localized:)`.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
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
            public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
                builder.append(.string(String(string)))
            }

            /// A number in the form that the user's locale has for it.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                builder.append(.number(value._number), specifier: value._specifier)
            }

            /// A number in the form that `specifier` says, such as `%.2f`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                builder.append(.number(value._number), specifier: specifier)
            }

            /// A string with looks that a plain string does not keep.
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
            public mutating func appendInterpolation<Subject: NSObject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) {
                builder.append(.text(Text(formatted: FormatterText(subject: subject, formatter: formatter))))
            }
        }
    }
}
