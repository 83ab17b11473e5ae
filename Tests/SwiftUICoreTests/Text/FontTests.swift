import Foundation
import Testing

@testable import SwiftUICore

private func resolved(_ font: Font, _ size: DynamicTypeSize = .large) -> ResolvedFont {
    font.resolve(bodySize: 11, textSize: size)
}

@Suite struct FontTests {
    @Test("text styles have Adwaita's sizes when the user's font has GNOME's") func scale() {
        #expect(resolved(.largeTitle).size == 24)
        #expect(resolved(.title).size == 20)
        #expect(resolved(.body).size == 11)
        #expect(resolved(.caption).size == 9)
        #expect(resolved(.headline).weight == 700)
        #expect(resolved(.title).weight == 400)
    }

    @Test("styles keep their order at every text size", arguments: DynamicTypeSize.allCases)
    func order(size: DynamicTypeSize) {
        let styles: [Font] = [
            .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2,
        ]
        let sizes = styles.map { resolved($0, size).size }
        #expect(sizes == sizes.sorted(by: >))
        #expect(Set(sizes).count == sizes.count)
    }

    @Test(
        "the desktop's text scaling is the nearest text size",
        arguments: [
            (0.9, DynamicTypeSize.small), (1, .large), (1.04, .large), (1.25, .xxLarge), (2, .accessibility2),
            (9, .accessibility5),
        ])
    func scaling(scale: Double, size: DynamicTypeSize) {
        #expect(DynamicTypeSize(nearest: scale) == size)
    }

    @Test("a size in points does not follow the text size, a custom font does") func fixed() {
        #expect(resolved(.system(size: 20), .accessibility5).size == 20)
        #expect(resolved(.custom("Serif", fixedSize: 20), .accessibility5).size == 20)
        #expect(resolved(.custom("Serif", size: 11), .xxxLarge).size > 11)
        #expect(resolved(.custom("Serif", size: 11)).family == "Serif")
    }

    @Test("traits add up") func traits() {
        let font = resolved(.system(.title, design: .rounded).weight(.black).italic().monospacedDigit().leading(.tight))
        #expect(font.design == .rounded)
        #expect(font.weight == 900)
        #expect(font.isItalic)
        #expect(font.hasTabularDigits)
        #expect(font.lineHeightFactor < 1)
        #expect(resolved(.body.lowercaseSmallCaps().uppercaseSmallCaps()).caps == .all)
        #expect(resolved(.body.monospaced()).design == .monospaced)
    }

    @Test("a font of no size is still one that can be laid out", arguments: [0, -5, CGFloat.nan, .infinity])
    func invalid(size: CGFloat) {
        #expect(resolved(.system(size: size)).size >= 1)
        #expect(resolved(.system(size: size)).size.isFinite)
    }
}
