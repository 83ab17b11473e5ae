import Foundation
import SwiftUICore

/// A colour as an object; it may depend on light and dark, as ``Color`` does.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    // Never changed after the start.
    package let color: Color

    package init(color: Color) {
        self.color = color
    }

    /// A colour of sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// A colour of the wider space of Apple's displays.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha)
    }

    /// A grey from 0, black, to 1, white.
    public init(white: CGFloat, alpha: CGFloat) {
        color = Color(white: white, opacity: alpha)
    }

    /// A colour of a hue, a saturation and a brightness, each 0 … 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// The colour `cgColor`.
    public init(cgColor: CGColor) {
        color = Color(cgColor: cgColor)
    }

    /// The colour of a view.
    public init(_ color: Color) {
        self.color = color
    }

    /// The colour of a catalogue.
    public init(resource: ColorResource) {
        color = Color(resource)
    }

    /// The colour of that name in the app's assets; nil where there is none.
    public init?(named name: String) {
        guard AssetLibrary.index(nil).color(name, traits: AssetTraits()) != nil else { return nil }
        color = Color(name)
    }

    /// The colour of that name in the assets of `bundle`; nil where there is none. It follows the place where it is
    /// shown, not `traitCollection`.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard AssetLibrary.index(bundle?.bundlePath).color(name, traits: AssetTraits()) != nil else { return nil }
        color = Color(name, bundle: bundle)
    }

    /// The colour that `dynamicProvider` gives for light and for dark surroundings; each is asked for once.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        color = .adaptive(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color)
    }

    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    // MARK: Coding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        color = Color(
            red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
            blue: coder.decodeDouble(forKey: "UIBlue"), opacity: coder.decodeDouble(forKey: "UIAlpha"))
    }

    open func encode(with coder: NSCoder) {
        let resolved = resolved
        coder.encode(Double(resolved.red), forKey: "UIRed")
        coder.encode(Double(resolved.green), forKey: "UIGreen")
        coder.encode(Double(resolved.blue), forKey: "UIBlue")
        coder.encode(Double(resolved.opacity), forKey: "UIAlpha")
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

    open override var hash: Int { color.hashValue }

    open override var description: String { color.description }
}

/// What a colour literal in the source is.
public typealias _ColorLiteralType = UIColor

extension Color {
    /// The colour `uiColor`.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// The colour `color`.
    public init(_ color: UIColor) {
        self = color.color
    }
}
