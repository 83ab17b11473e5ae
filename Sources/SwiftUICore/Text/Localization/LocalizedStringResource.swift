import Foundation

/// A text of a string catalogue that is looked up later, in the language of the one who shows it.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Where a catalogue is found.
    public enum BundleDescription: Equatable, Sendable {
        /// The running program.
        case main
        /// The program or library that a class belongs to.
        case forClass(AnyClass)
        /// The bundle at a place in the file system.
        case atURL(URL)

        public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
            switch (lhs, rhs) {
            case (.main, .main): true
            case (.forClass(let left), .forClass(let right)): left == right
            case (.atURL(let left), .atURL(let right)): left == right
            default: false
            }
        }

        package var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// The key in the catalogue.
    public let key: String
    /// What is shown when the catalogue has no such key.
    public let defaultValue: String.LocalizationValue
    /// The name of the catalogue; nil for `Localizable`.
    public let table: String?
    /// The locale that decides the language and the form of numbers.
    public var locale: Locale
    let bundle: BundleDescription

    /// A text whose key is its text in the source language.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.format.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A text with a key of its own.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
