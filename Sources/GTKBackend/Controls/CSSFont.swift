import Foundation
import SwiftUICore

extension ResolvedFont {
    /// The font as CSS declarations. Sizes in CSS are GTK's logical pixels, as the layout's points are.
    var css: String {
        let family = family ?? (design == .monospaced ? "Monospace" : design == .serif ? "Serif" : InterfaceFont.family)
        let name = family.replacing("\\", with: "").replacing("\"", with: "")
        return """
            font-family: "\(name)"; font-size: \(size)px; font-weight: \(weight); \
            font-style: \(isItalic ? "italic" : "normal");
            """
    }
}
