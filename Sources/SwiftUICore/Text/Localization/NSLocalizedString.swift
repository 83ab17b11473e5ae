import Foundation

// Foundation's own function on Linux knows neither String Catalogs nor the user's languages. Overloads with fewer
// parameters are preferred to its defaults.

private func localized(
    _ key: String, table: String? = nil, bundle: Bundle? = nil, value: String = ""
) -> String {
    LocalizedLookup(
        format: LocalizedFormat(key: key), fallback: value.isEmpty ? nil : value, table: table, bundle: bundle
    ).string(in: TextResolutionContext())
}

/// The text of the app's catalogue for `key`, or the key itself where it has none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localized(key)
}

/// The text of the app's catalogue for `key`, or `value` where it has none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, value: value)
}

/// The text of the catalogue `tableName` for `key`, or the key itself where it has none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, table: tableName)
}

/// The text of the catalogue `tableName` for `key`, or `value` where it has none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localized(key, table: tableName, value: value)
}

/// The text of the catalogue of `bundle` for `key`, or the key itself where it has none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, bundle: bundle == .main ? nil : bundle)
}

/// The text of the catalogue of `bundle` for `key`, or `value` where it has none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, bundle: bundle == .main ? nil : bundle, value: value)
}

/// The text of the catalogue `tableName` of `bundle` for `key`, or the key itself where it has none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, table: tableName, bundle: bundle == .main ? nil : bundle)
}
