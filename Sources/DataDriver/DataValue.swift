import Foundation

/// A value as a column holds it.
package enum DataValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    package var isNull: Bool { self == .null }
}
