import Foundation

/// Björn Ottosson's Oklab space, in which equal distances look alike.
struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    init(_ color: Color.Resolved) {
        let (red, green, blue) = (Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func mixed(with other: Oklab, by fraction: Double) -> Oklab {
        var result = self
        result.lightness += (other.lightness - lightness) * fraction
        result.a += (other.a - a) * fraction
        result.b += (other.b - b) * fraction
        return result
    }

    func resolved(opacity: Float) -> Color.Resolved {
        let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        return Color.Resolved(
            colorSpace: .sRGBLinear,
            red: Float(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: Float(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: Float(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
            opacity: opacity)
    }
}
