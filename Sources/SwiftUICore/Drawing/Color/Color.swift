import Foundation

/// A colour, found out only when it is drawn: it may depend on the theme, on light or dark, and on named assets.
public struct Color: Hashable, Sendable {
    package indirect enum Provider: Hashable, Sendable {
        case constant(Resolved)
        case system(SystemColor)
        case asset(name: String, bundlePath: String?)
        case opacity(Provider, Double)
        case mix(Provider, Provider, Double, Gradient.ColorSpace)

        /// Another colour in light than in dark surroundings.
        case adaptive(light: Provider, dark: Provider)
    }

    package let provider: Provider

    package init(_ provider: Provider) {
        self.provider = provider
    }

    /// The space of a colour's components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard space, with its usual gamma.
        case sRGB

        /// The standard space without gamma.
        case sRGBLinear

        /// The wider space of Apple's displays.
        case displayP3
    }

    /// A colour of the given components; those outside 0 … 1 go beyond the space.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let red = Float(red), green = Float(green), blue = Float(blue)
        let opacity = Float(min(max(opacity, 0), 1))
        switch colorSpace {
        case .sRGB, .sRGBLinear:
            self.init(
                Resolved(
                    colorSpace: colorSpace == .sRGB ? .sRGB : .sRGBLinear, red: red, green: green, blue: blue,
                    opacity: opacity))
        case .displayP3:
            self.init(Resolved(colorSpace: .displayP3, red: red, green: green, blue: blue, opacity: opacity))
        }
    }

    /// A grey from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of a hue (0 … 1 once round the circle, from red over green and blue), saturation and brightness.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let k = place < 0 ? place + 6 : place
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour that is known already.
    public init(_ resolved: Resolved) {
        self.init(.constant(resolved))
    }

    /// The colour of that name in the asset catalogue of `bundle`, by default of the app.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name: name, bundlePath: bundle?.bundlePath))
    }

    /// The colour, `opacity` times as opaque.
    public func opacity(_ opacity: Double) -> Color {
        Color(.opacity(provider, min(max(opacity, 0), 1)))
    }

    /// The colour on the way to `rhs`: 0 is this one, 1 the other.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(provider, rhs.provider, min(max(fraction, 0), 1), colorSpace))
    }

    /// A soft gradient of the colour, lighter at its start.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self]))
    }

    /// A colour that is `light` or `dark`, as its surroundings are.
    package static func adaptive(light: Color, dark: Color) -> Color {
        Color(.adaptive(light: light.provider, dark: dark.provider))
    }

    /// The colour's components in the given environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Self.resolve(provider, in: environment)
    }

    private static func resolve(_ provider: Provider, in environment: EnvironmentValues) -> Resolved {
        switch provider {
        case .constant(let resolved): return resolved
        case .system(let color): return environment.themeColors[color]
        case .asset(let name, let bundlePath):
            return resolve(
                environment.colorAssets.color(named: name, bundlePath: bundlePath, in: environment), in: environment)
        case .opacity(let base, let opacity):
            var resolved = resolve(base, in: environment)
            resolved.opacity *= Float(opacity)
            return resolved
        case .mix(let a, let b, let fraction, let colorSpace):
            return resolve(a, in: environment)
                .mixed(with: resolve(b, in: environment), by: fraction, in: colorSpace)
        case .adaptive(let light, let dark):
            return resolve(environment.colorScheme == .dark ? dark : light, in: environment)
        }
    }
}

extension Color: CustomStringConvertible {
    public var description: String { Self.describe(provider) }

    private static func describe(_ provider: Provider) -> String {
        switch provider {
        case .constant(let resolved): resolved.description
        case .system(let color): color.rawValue
        case .asset(let name, _): "Color(\"\(name)\")"
        case .opacity(let base, let opacity): "\(Int((opacity * 100).rounded()))% \(describe(base))"
        case .mix(let a, let b, let fraction, _):
            "\(describe(a)) mixed with \(Int((fraction * 100).rounded()))% \(describe(b))"
        case .adaptive(let light, let dark): "\(describe(light)), in the dark \(describe(dark))"
        }
    }
}
