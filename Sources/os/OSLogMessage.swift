import Foundation

/// How a value in a message is protected.
public struct OSLogPrivacy: Sendable {
    /// Whether the value is replaced by its hash.
    public enum Mask: Sendable {
        /// By a hash, so that equal values can be told.
        case hash
        /// By nothing that tells anything.
        case none
    }

    let isHidden: Bool
    let mask: Mask

    /// Everyone may read it.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
    /// Not for everyone's eyes.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: .none) }
    /// For nobody's eyes.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: .none) }
    /// Numbers are for everyone, other values are not.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }

    /// Not for everyone's eyes, replaced by `mask`.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
    /// For nobody's eyes, replaced by `mask`.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
}

/// A message of a logger; the values in it say who may read them.
///
/// Here the journal belongs to the user alone, so that values whose privacy is not named are written out.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A value as it describes itself.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(String(describing: value()), privacy)
    }

    /// A value as it describes itself, in a column of a width.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
    ) {
        append(align.pad(String(describing: value())), privacy)
    }

    /// A whole number in a form.
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.pad(format.string(value())), privacy)
    }

    /// A number in a form.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.pad(format.string(Double(value()))), privacy)
    }

    private mutating func append(_ string: String, _ privacy: OSLogPrivacy) {
        guard privacy.isHidden else { return text += string }
        switch privacy.mask {
        case .none: text += "<private>"
        case .hash: text += "<mask.hash: '\(String(Self.hash(string), radix: 36))'>"
        }
    }

    /// Equal for equal texts within a run of the program.
    private static func hash(_ string: String) -> UInt {
        var hasher = Hasher()
        hasher.combine(string)
        return UInt(bitPattern: hasher.finalize())
    }
}
