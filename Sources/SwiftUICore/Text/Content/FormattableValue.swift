import Foundation

/// Values that a `Formatter` takes, beside those that are `ReferenceConvertible`: on Linux Foundation's own value types
/// lack that conformance.
public protocol _FormattableValue {}

extension Data: _FormattableValue {}
extension Date: _FormattableValue {}
extension DateInterval: _FormattableValue {}
extension Locale: _FormattableValue {}
extension URLQueryItem: _FormattableValue {}
extension UUID: _FormattableValue {}
