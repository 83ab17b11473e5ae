import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct ColorEffectTests {
    private let red = Color.Resolved(red: 1, green: 0, blue: 0)

    @Test("A colour's matrix makes of it what the effect says") func matrices() {
        #expect(ColorMatrix.inversion.applied(to: red).description == "#00FFFFFF")
        #expect(ColorMatrix.brightness(1).applied(to: red).description == "#FFFFFFFF")
        #expect(ColorMatrix.contrast(0).applied(to: red).description == "#808080FF")
        let gray = ColorMatrix.saturation(0).applied(to: red)
        #expect(gray.red == gray.green && gray.green == gray.blue)
        #expect(ColorMatrix.luminanceToAlpha.applied(to: Color.Resolved(red: 1, green: 1, blue: 1)).opacity > 0.99)
    }

    @Test("A full turn of hues changes nothing, half a turn keeps greys") func hues() {
        let turned = ColorMatrix.hueRotation(.degrees(360)).applied(to: red)
        #expect(turned.description == "#FF0000FF")
        let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
        #expect(ColorMatrix.hueRotation(.degrees(180)).applied(to: gray).description == gray.description)
    }

    @Test("An effect that changes nothing draws the view as it is") func identity() {
        #expect(TestWindow(Leaf("a").saturation(1)).picture == ["a"])
        #expect(TestWindow(Leaf("a").colorInvert()).picture == ["colours {", "a", "}"])
    }

    @Test("Groups draw what is in them as one picture") func groups() {
        #expect(TestWindow(Leaf("a").drawingGroup()).picture == ["group {", "a", "}"])
        #expect(
            TestWindow(Leaf("a").compositingGroup().opacity(0.5)).picture == [
                "opacity 0.5 {", "group {", "a", "}", "}",
            ])
    }

    @Test("A view blends as a whole, also where it fades or is cut after that was said") func blending() {
        #expect(TestWindow(Leaf("a").blendMode(.multiply)).picture == ["blend multiply {", "a", "}"])
        let faded = TestWindow(Leaf("a").blendMode(.screen).opacity(0.5)).picture
        #expect(faded == ["blend screen {", "opacity 0.5 {", "a", "}", "}"])
        let grouped = TestWindow(Leaf("a").blendMode(.screen).compositingGroup()).picture
        #expect(grouped == ["group {", "blend screen {", "a", "}", "}"])
        #expect(TestWindow(Leaf("a").blendMode(.normal)).picture == ["a"])
    }

    @Test("Letters are a mask for a gradient") func gradientText() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let window = TestWindow(Text(verbatim: "ab").foregroundStyle(gradient))
        #expect(window.picture.first == "masked {")
        #expect(window.picture.contains { $0.hasSuffix("linear gradient") })
        #expect(window.picture.contains { $0.hasPrefix("text") })
    }

    @Test("What is redacted shows bars and says nothing") func redaction() throws {
        let window = TestWindow {
            VStack {
                Text(verbatim: "secret")
                Text(verbatim: "open").unredacted()
            }
            .redacted(reason: .placeholder)
        }
        #expect(window.picture.filter { $0.hasPrefix("fill") }.count == 1)
        let names = window.widgetNames
        #expect(window.host?.traits(of: names[0]).isVisible == false)
        #expect(window.host?.traits(of: names[1]).isVisible == true)
    }

    @Test("Only what is private is hidden for privacy") func privacy() {
        let window = TestWindow {
            VStack {
                Text(verbatim: "balance").privacySensitive()
                Text(verbatim: "title")
            }
            .redacted(reason: .privacy)
        }
        #expect(window.picture.filter { $0.hasPrefix("fill") }.count == 1)
    }

    @Test("A picture of a direction is mirrored from right to left only") func flip() {
        var values = EnvironmentValues()
        let view = Leaf("a", 20, 10).flipsForRightToLeftLayoutDirection(true)
        #expect(TestWindow(view, environment: values).host?.places.values.first?.transform.a == 1)
        values.layoutDirection = .rightToLeft
        #expect(TestWindow(view, environment: values).host?.places.values.first?.transform.a == -1)
    }
}
