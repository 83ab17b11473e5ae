import Foundation

extension String {
    /// The text of the catalogue for a key that is also its text in the source language.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let lookup = LocalizedLookup(format: keyAndValue.format, table: table, bundle: bundle)
        self = lookup.string(in: TextResolutionContext(locale: locale))
    }

    /// The text of the catalogue for a key of its own; `defaultValue` where the catalogue has none.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let lookup = LocalizedLookup(
            format: LocalizedFormat(key: key.description, arguments: defaultValue.format.arguments),
            fallback: defaultValue.format.key, table: table, bundle: bundle)
        self = lookup.string(in: TextResolutionContext(locale: locale))
    }

    /// The text of `resource` in its locale.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedLookup(resource).string(in: TextResolutionContext(locale: resource.locale))
    }
}
