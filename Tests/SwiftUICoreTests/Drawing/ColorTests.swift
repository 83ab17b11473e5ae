import Foundation
import Testing

@testable import SwiftUICore

struct ColorTests {
    private let light = EnvironmentValues()

    private var dark: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        return values
    }

    private func hex(_ color: Color, dark isDark: Bool = false) -> String {
        color.resolve(in: isDark ? dark : light).description
    }

    @Test("Components come out as they went in") func components() {
        let resolved = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).resolve(in: light)
        #expect(abs(resolved.red - 0.2) < 1e-6 && abs(resolved.green - 0.4) < 1e-6)
        #expect(abs(resolved.blue - 0.6) < 1e-6 && resolved.opacity == 0.5)
    }

    @Test("Half of linear light is 188 of 255 in sRGB") func linear() {
        #expect(hex(Color(.sRGBLinear, white: 0.5)) == "#BCBCBCFF")
    }

    @Test(
        "A hue goes round from red over green and blue",
        arguments: [
            (0.0, "#FF0000FF"), (1.0 / 6, "#FFFF00FF"), (1.0 / 3, "#00FF00FF"), (0.5, "#00FFFFFF"),
            (2.0 / 3, "#0000FFFF"), (1.0, "#FF0000FF"),
        ])
    func hue(hue: Double, expected: String) {
        #expect(hex(Color(hue: hue, saturation: 1, brightness: 1)) == expected)
    }

    @Test("Saturation and brightness mix in white and black") func saturation() {
        #expect(hex(Color(hue: 0.6, saturation: 0, brightness: 0.5)) == "#808080FF")
        #expect(hex(Color(hue: 0, saturation: 0.5, brightness: 0.8)) == "#CC6666FF")
    }

    @Test("Display P3 shares its white with sRGB and reaches beyond it") func displayP3() {
        #expect(hex(Color(.displayP3, white: 1)) == "#FFFFFFFF")
        #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light).red > 1.05)
    }

    @Test("Opacities multiply") func opacity() {
        #expect(abs(Color.black.opacity(0.5).opacity(0.5).resolve(in: light).opacity - 0.25) < 1e-6)
        #expect(Color.red.opacity(7).resolve(in: light).opacity == 1)
    }

    @Test("System colours follow light and dark and the contrast") func systemColors() {
        #expect(hex(.blue) == "#3584E4FF" && hex(.blue, dark: true) == "#62A0EAFF")
        #expect(hex(.primary) == "#000000CC" && hex(.primary, dark: true) == "#FFFFFFFF")
        var contrast = light
        contrast._colorSchemeContrast = .increased
        #expect(Color.blue.resolve(in: contrast).description == "#1A5FB4FF")
        #expect(abs(Color.secondary.resolve(in: dark).opacity - 0.55) < 1e-6)
        #expect(abs(Color.secondary.resolve(in: contrast).opacity - 0.9) < 1e-6)
    }

    @Test(
        "The weaker colours of text are those of its levels, in high contrast too",
        arguments: [
            (SemanticColor.tertiaryLabel, 0.35, 0.7), (SemanticColor.placeholderText, 0.35, 0.7),
            (SemanticColor.quaternaryLabel, 0.2, 0.25),
        ])
    func weakColors(color: Color, normal: Float, strong: Float) {
        var contrast = dark
        contrast._colorSchemeContrast = .increased
        #expect(abs(color.resolve(in: dark).opacity - normal) < 1e-6)
        #expect(abs(color.resolve(in: contrast).opacity - strong) < 1e-6)
    }

    @Test("Another theme changes the accent colour") func theme() {
        var values = light
        var theme = Theme()
        theme.light.accent = .init(hex: 0x2ec27e)
        values.theme = theme
        #expect(Color.accentColor.resolve(in: values).description == "#2EC27EFF")
    }

    @Test("Named colours come from the assets of the right appearance") func named() {
        var values = dark
        values.colorAssets = ColorAssets { name, _, traits in
            name == "Leaf" ? Color(Color.Resolved(hex: traits.scheme == .dark ? 0x00ff00 : 0x008000)) : nil
        }
        #expect(Color("Leaf").resolve(in: values).description == "#00FF00FF")
        values.colorScheme = .light
        #expect(Color("Leaf").resolve(in: values).description == "#008000FF")
        #expect(Color("No such color").resolve(in: values) == Color.gray.resolve(in: values))
    }

    @Test("A colour that fades in from clear shows no black on its way") func fadeFromClear() {
        let half = Color.clear.mix(with: .white, by: 0.5, in: .device).resolve(in: light)
        #expect(half.description == "#FFFFFF80")
        #expect(Color.clear.mix(with: .white, by: 0.5).resolve(in: light).description == "#FFFFFF80")
    }

    @Test("A perceptual mix of black and white is a grey of half the lightness") func perceptualMix() {
        let gray = Color.black.mix(with: .white, by: 0.5).resolve(in: light)
        #expect(abs(gray.linearRed - 0.125) < 1e-3)
        #expect(gray.red == gray.green || abs(gray.red - gray.green) < 1e-3)
        #expect(hex(Color.red.mix(with: .blue, by: 0)) == hex(.red))
        #expect(hex(Color.red.mix(with: .blue, by: 1)) == hex(.blue))
    }

    @Test("Oklab has white at 1 without hue, and takes colours back") func oklab() {
        let white = Oklab(Color.Resolved(hex: 0xffffff))
        #expect(abs(white.lightness - 1) < 1e-3 && abs(white.a) < 1e-3 && abs(white.b) < 1e-3)
        let orange = Color.Resolved(hex: 0xff7800)
        #expect(Oklab(orange).resolved(opacity: 1).description == "#FF7800FF")
    }

    @Test("A choice between two colours may leave out the type") func inference() {
        func choose(_ isOn: Bool, _ color: Color) -> Color { isOn ? color.opacity(0.2) : .clear }
        func style<S: ShapeStyle>(_ style: S) -> ResolvedPaint { style.paint(in: light) }
        #expect(choose(false, .red) == .clear)
        #expect(style(hex(.red).isEmpty ? Color.red : .secondary) == .color(Color.secondary.resolve(in: light)))
        #expect(style(.red) == .color(Color.red.resolve(in: light)))
    }
}
