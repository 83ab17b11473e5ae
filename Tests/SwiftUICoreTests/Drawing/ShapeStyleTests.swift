import Foundation
import Testing

@testable import SwiftUICore

struct ShapeStyleTests {
    private let plain = EnvironmentValues()
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func color(_ paint: ResolvedPaint) -> String {
        guard case .color(let color) = paint else { return "\(paint)" }
        return color.description
    }

    private func paint<S: ShapeStyle>(_ style: S, in values: EnvironmentValues) -> ResolvedPaint {
        style.paint(in: values)
    }

    @Test("Without a foreground style the levels are those of the theme's text") func themeLevels() {
        #expect(paint(.primary, in: plain) == .color(ThemeColors.light.windowForeground))
        #expect(paint(.secondary, in: plain) == .color(ThemeColors.light.windowForeground.opacity(0.55)))
        #expect(paint(.foreground, in: plain) == paint(.primary, in: plain))
    }

    @Test("The levels of a foreground colour are that colour, fainter") func levels() {
        var values = plain
        values.setForeground(AnyShapeStyle(red))
        #expect(color(paint(.primary, in: values)) == "#FF0000FF")
        #expect(color(paint(.secondary, in: values)) == "#FF00008C")
    }

    @Test("Levels that are given take the place of fainter ones") func givenLevels() {
        var values = plain
        values.setForeground(AnyShapeStyle(red), AnyShapeStyle(blue))
        #expect(color(paint(.secondary, in: values)) == "#0000FFFF")
        guard case .color(let tertiary) = paint(.tertiary, in: values) else {
            Issue.record("not a colour")
            return
        }
        #expect(tertiary.blue == 1 && tertiary.opacity < 1)
    }

    @Test("A foreground that is a level means the level of the foreground outside") func nestedLevels() {
        var values = plain
        values.setForeground(AnyShapeStyle(red))
        values.setForeground(AnyShapeStyle(HierarchicalShapeStyle.secondary))
        #expect(color(paint(.primary, in: values)) == "#FF00008C")
        values.setForeground(AnyShapeStyle(ForegroundStyle()))
        #expect(color(paint(.foreground, in: values)) == "#FF00008C")
    }

    @Test("The tint is the accent colour unless set, and may name the one outside") func tint() {
        #expect(paint(.tint, in: plain) == .color(ThemeColors.light.accent))
        var values = plain
        values.tintStyle = AnyShapeStyle(red)
        #expect(color(paint(.tint, in: values)) == "#FF0000FF")
        values.tintStyle = AnyShapeStyle(.tint)
        #expect(paint(.tint, in: values) == .color(ThemeColors.light.accent))
    }

    @Test("The background is the window's unless set") func background() {
        #expect(paint(.background, in: plain) == .color(ThemeColors.light.windowBackground))
        var values = plain
        values.backgroundStyle = AnyShapeStyle(blue)
        #expect(color(paint(.background, in: values)) == "#0000FFFF")
    }

    @Test("Opacity and level of a style fade its paint") func modifiers() {
        #expect(color(paint(.tint.opacity(0.5), in: plain)).hasSuffix("80"))
        #expect(color(paint(AnyShapeStyle(red).secondary, in: plain)) == "#FF00008C")
    }

    @Test("Colours of a gradient stand at equal distances") func gradientStops() {
        let gradient = Gradient(colors: [.red, .green, .blue])
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    }

    @Test("A gradient is drawn between its points, from top to bottom by itself") func gradients() {
        let gradient = Gradient(colors: [red, blue])
        guard
            case .linear(let resolved, .topLeading, .trailing) = LinearGradient(
                gradient: gradient, startPoint: .topLeading, endPoint: .trailing
            ).paint(in: plain)
        else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(resolved.color(at: 0.4).description == "#990066FF")
        #expect(resolved.color(at: -1).description == "#FF0000FF" && resolved.color(at: 2).description == "#0000FFFF")
        guard case .linear(_, .top, .bottom) = gradient.paint(in: plain) else {
            Issue.record("not from top to bottom")
            return
        }
    }

    @Test("A stop before its predecessor takes that one's place") func unorderedStops() {
        let gradient = ResolvedGradient(stops: [
            .init(color: .init(hex: 0xff0000), location: 0.6), .init(color: .init(hex: 0x0000ff), location: 0.3),
        ])
        #expect(gradient.stops.map(\.location) == [0.6, 0.6])
        #expect(ResolvedGradient(stops: []).color(at: 0.5) == .clear)
    }

    @Test("A perceptual gradient passes through the perceptual mix") func perceptualGradient() {
        let gradient = Gradient(colors: [red, blue]).colorSpace(.perceptual)
        let expected = red.mix(with: blue, by: 0.5).resolve(in: plain)
        #expect(gradient.resolve(in: plain).color(at: 0.5).description == expected.description)
    }

    @Test("A conic gradient goes once round") func conic() {
        guard
            case .angular(_, .center, let start, let end) = AngularGradient(
                colors: [red, blue], center: .center, angle: .degrees(90)
            ).paint(in: plain)
        else {
            Issue.record("not an angular gradient")
            return
        }
        #expect(abs((end - start).degrees - 360) < 1e-9 && abs(start.degrees - 90) < 1e-9)
    }

    @Test("Thicker materials are more opaque, and all stand out from the window") func materials() {
        let levels: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        let opacities = levels.map { $0.paint(in: plain).representativeColor.opacity }
        #expect(opacities == opacities.sorted() && Set(opacities).count == levels.count)
        let shown = Material.thin.paint(in: plain).representativeColor.over(ThemeColors.light.windowBackground)
        #expect(shown != ThemeColors.light.windowBackground)
    }

    private struct Traffic: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? AnyShapeStyle(Color.black) : AnyShapeStyle(.tint)
        }
    }

    @Test("A style of one's own resolves to another one by the environment") func customStyle() {
        var dark = plain
        dark.colorScheme = .dark
        #expect(Traffic().paint(in: plain) == .color(ThemeColors.light.accent))
        #expect(color(Traffic().paint(in: dark)) == "#000000FF")
    }

    @Test("Between two paints lie their mixes; a colour runs into a gradient") func paintMixes() {
        let a = ResolvedPaint.color(.init(hex: 0x000000)), b = ResolvedPaint.color(.init(hex: 0xffffff))
        #expect(a.mixed(with: b, by: 0.4).map(color) == "#666666FF")
        let gradient = Gradient(colors: [red, blue]).paint(in: plain)
        #expect(b.mixed(with: gradient, by: 0) == gradient.mapColors { _ in .init(hex: 0xffffff) })
        #expect(b.mixed(with: gradient, by: 1) == gradient)
        #expect(gradient.mixed(with: Material.thin.paint(in: plain), by: 0.5) == nil)
    }

    @MainActor
    @Test("Setting an equal style is no change") func storedStyles() {
        #expect(StoredStyle(AnyShapeStyle(red)) == StoredStyle(AnyShapeStyle(red)))
        #expect(StoredStyle(AnyShapeStyle(red)) != StoredStyle(AnyShapeStyle(blue)))
        #expect(StoredStyle(AnyShapeStyle(.tint)) != StoredStyle(AnyShapeStyle(red)))
    }
}
