import Foundation

/// A key of a string catalogue with the values that its specifiers stand for.
package struct LocalizedFormat: Equatable, Sendable {
    package enum Argument: Equatable, Sendable {
        case string(String)
        case number(_FormatNumber)
        case text(Text)
        case attributed(AttributedString)
    }

    package var key: String
    package var arguments: [Argument]

    package init(key: String, arguments: [Argument] = []) {
        self.key = key
        self.arguments = arguments
    }

    /// Builds the key as Xcode writes it into a catalogue: `%@`, `%lld` and so on for the values, and `%%` for a
    /// percent sign of the text around them.
    package struct Builder: Sendable {
        package var format = LocalizedFormat(key: "")

        package init(literalCapacity: Int) {
            format.key.reserveCapacity(literalCapacity)
        }

        package mutating func append(literal: String) {
            format.key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        package mutating func append(_ argument: Argument, specifier: String = "%@") {
            format.key += specifier
            format.arguments.append(argument)
        }
    }
}
