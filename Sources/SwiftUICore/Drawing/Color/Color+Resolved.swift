import Foundation

extension Color {
    /// A colour's components in sRGB, with gamma. They may lie outside 0 … 1 for colours beyond that space.
    @frozen public struct Resolved: Hashable, Sendable, Codable {
        /// The red component without gamma.
        public var linearRed: Float

        /// The green component without gamma.
        public var linearGreen: Float

        /// The blue component without gamma.
        public var linearBlue: Float

        /// The opacity, 0 … 1.
        public var opacity: Float

        /// The red component.
        public var red: Float {
            get { Self.encode(linearRed) }
            set { linearRed = Self.decode(newValue) }
        }

        /// The green component.
        public var green: Float {
            get { Self.encode(linearGreen) }
            set { linearGreen = Self.decode(newValue) }
        }

        /// The blue component.
        public var blue: Float {
            get { Self.encode(linearBlue) }
            set { linearBlue = Self.decode(newValue) }
        }

        /// A colour of the given components.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGB:
                (linearRed, linearGreen, linearBlue) = (Self.decode(red), Self.decode(green), Self.decode(blue))
            case .sRGBLinear:
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .displayP3:
                // Display P3 has sRGB's gamma and white, and other primaries.
                let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
                linearRed = 1.2249402 * r - 0.2249402 * g
                linearGreen = -0.0420570 * r + 1.0420570 * g
                linearBlue = -0.0196376 * r - 0.0786361 * g + 1.0982736 * b
            }
        }

        /// The transfer function of sRGB, mirrored for negative values.
        private static func encode(_ linear: Float) -> Float {
            // Doubles keep what went in: 1 comes out as 1.
            let value = abs(Double(linear))
            let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
            return Float(linear < 0 ? -encoded : encoded)
        }

        private static func decode(_ encoded: Float) -> Float {
            let value = abs(Double(encoded))
            let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            return Float(encoded < 0 ? -linear : linear)
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`.
    public var description: String {
        let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { String(format: "%02X", $0) }.joined()
    }
}

extension Color.Resolved: Animatable {
    /// The components times the opacity: a colour that fades in from `clear` shows no black on its way.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            AnimatablePair(
                red * opacity, AnimatablePair(green * opacity, AnimatablePair(blue * opacity, opacity)))
        }
        set {
            let alpha = newValue.second.second.second
            let scale = alpha > 0 ? 1 / alpha : 0
            red = newValue.first * scale
            green = newValue.second.first * scale
            blue = newValue.second.second.first * scale
            opacity = alpha
        }
    }
}

extension Color.Resolved {
    /// A colour from `0xRRGGBB`.
    package init(hex: UInt32, opacity: Float = 1) {
        func component(_ shift: UInt32) -> Float { Float((hex >> shift) & 0xff) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), opacity: opacity)
    }

    package static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

    package func opacity(_ factor: Double) -> Color.Resolved {
        var copy = self
        copy.opacity *= Float(factor)
        return copy
    }

    /// This colour laid over an opaque one.
    package func over(_ background: Color.Resolved) -> Color.Resolved {
        func blend(_ a: Float, _ b: Float) -> Float { a * opacity + b * (1 - opacity) }
        return Color.Resolved(
            red: blend(red, background.red), green: blend(green, background.green),
            blue: blend(blue, background.blue), opacity: background.opacity + opacity * (1 - background.opacity))
    }

    /// The colour on the way to `other`, weighted by opacity as in a gradient.
    package func mixed(
        with other: Color.Resolved, by fraction: Double, in colorSpace: Gradient.ColorSpace
    ) -> Color.Resolved {
        if fraction <= 0 { return self }
        if fraction >= 1 { return other }
        switch colorSpace.kind {
        case .device:
            var result = self
            let (from, to) = (animatableData, other.animatableData)
            result.animatableData = from + (to - from).scaled(by: fraction)
            return result
        case .perceptual:
            let (from, to) = (Oklab(self), Oklab(other))
            let alpha = Double(opacity) + (Double(other.opacity) - Double(opacity)) * fraction
            guard alpha > 0 else { return .clear }
            let weight = Double(other.opacity) * fraction / alpha
            return from.mixed(with: to, by: weight).resolved(opacity: Float(alpha))
        }
    }
}
