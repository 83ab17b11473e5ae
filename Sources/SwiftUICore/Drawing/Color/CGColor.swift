import Foundation

/// A colour with its components, which depends on nothing.
public final class CGColor: Sendable {
    package let resolved: Color.Resolved
    private let isGray: Bool

    package init(_ resolved: Color.Resolved, isGray: Bool = false) {
        self.resolved = resolved
        self.isGray = isGray
    }

    /// A colour of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
    }

    /// A colour of sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        let gray = Float(gray)
        self.init(Color.Resolved(red: gray, green: gray, blue: gray, opacity: Float(alpha)), isGray: true)
    }

    /// Black, wholly opaque.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White, wholly opaque.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing that is seen.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The opacity, 0 … 1.
    public var alpha: CGFloat { CGFloat(resolved.opacity) }

    /// Red, green and blue, or the grey alone, and then the opacity.
    public var components: [CGFloat]? {
        let parts = isGray ? [resolved.red] : [resolved.red, resolved.green, resolved.blue]
        return (parts + [resolved.opacity]).map { CGFloat($0) }
    }

    /// How many components there are, with the opacity.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// The colour in another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var resolved = resolved
        resolved.opacity = Float(alpha)
        return CGColor(resolved, isGray: isGray)
    }
}

extension CGColor: Hashable {
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.resolved == rhs.resolved }

    public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
    /// The colour `cgColor`.
    public init(cgColor: CGColor) {
        self.init(cgColor.resolved)
    }

    /// The same color, fixed in every appearance.
    @available(*, deprecated, renamed: "init(cgColor:)")
    public init(_ cgColor: CGColor) {
        self.init(cgColor: cgColor)
    }

    /// The colour's components; nil where they depend on the place that it is shown in.
    public var cgColor: CGColor? {
        if case .constant(let resolved) = provider { CGColor(resolved) } else { nil }
    }
}
