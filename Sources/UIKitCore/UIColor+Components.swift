import Foundation
import SwiftUICore

extension UIColor {
    /// The components in the program's present appearance.
    var resolved: Color.Resolved {
        color.resolve(in: RunningApp.appearance.withLock { $0 }.environment())
    }

    /// The colour in another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard let cgColor = color.cgColor else { return UIColor(color: color.opacity(alpha)) }
        return cgColor.copy(alpha: alpha).map { UIColor(cgColor: $0) } ?? self
    }

    /// The colour in an appearance, which depends on nothing.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let scheme = ColorScheme(traitCollection.userInterfaceStyle)
        let appearance = RunningApp.appearance.withLock { $0 }
        return UIColor(color: Color(color.resolve(in: appearance.environment(scheme))))
    }

    /// The components in the present appearance.
    public var cgColor: CGColor { CGColor(resolved) }

    /// Writes the components of sRGB; true, since every colour has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = resolved
        red?.pointee = CGFloat(resolved.red)
        green?.pointee = CGFloat(resolved.green)
        blue?.pointee = CGFloat(resolved.blue)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    /// Writes hue, saturation and brightness, each 0 … 1; true, since every colour has them.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = resolved
        let (red, green, blue) = (CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        var sixth: CGFloat = 0
        if range > 0 {
            if most == red {
                sixth = (green - blue) / range
            } else if most == green {
                sixth = (blue - red) / range + 2
            } else {
                sixth = (red - green) / range + 4
            }
        }
        hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    /// Writes the grey; false for a colour that is none.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let resolved = resolved
        guard abs(resolved.red - resolved.green) < 0.002, abs(resolved.green - resolved.blue) < 0.002 else {
            return false
        }
        white?.pointee = CGFloat(resolved.red)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }
}
