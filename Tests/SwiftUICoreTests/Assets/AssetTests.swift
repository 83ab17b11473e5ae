import Foundation
import Testing

@testable import SwiftUICore

/// A folder with an asset catalogue that goes with the test.
private final class AssetFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite("Asset catalogues")
struct AssetTests {
    private let logo = """
        {"images": [
          {"filename": "logo.png", "idiom": "universal", "scale": "1x"},
          {"filename": "logo@2x.png", "idiom": "universal", "scale": "2x"},
          {"filename": "dark.png", "idiom": "universal", "scale": "1x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "universal", "scale": "3x"}
        ], "properties": {"template-rendering-intent": "template"}}
        """

    @Test("A picture comes in the display's scale, or in the next finer one") func scales() throws {
        let folder = AssetFolder()
        try folder.write(logo, to: "Assets.xcassets/Group/Logo.imageset/Contents.json")
        let index = AssetIndex(folders: [folder.url])
        func name(_ scale: CGFloat) -> String? {
            index.picture("Logo", traits: AssetTraits(scale: scale))?.url.lastPathComponent
        }
        #expect(name(1) == "logo.png" && name(1.5) == "logo@2x.png" && name(3) == "logo@2x.png")
        #expect(index.picture("Logo", traits: AssetTraits())?.isTemplate == true)
    }

    @Test("A picture is dark where the surroundings are") func dark() throws {
        let folder = AssetFolder()
        try folder.write(logo, to: "Assets.xcassets/Logo.imageset/Contents.json")
        let index = AssetIndex(folders: [folder.url])
        #expect(index.picture("Logo", traits: AssetTraits(scheme: .dark))?.url.lastPathComponent == "dark.png")
    }

    @Test("A vector serves all scales") func vector() throws {
        let folder = AssetFolder()
        try folder.write(
            #"{"images": [{"filename": "a.svg", "idiom": "universal"}]}"#, to: "A.xcassets/a.imageset/Contents.json")
        let match = AssetIndex(folders: [folder.url]).picture("a", traits: AssetTraits(scale: 2))
        #expect(match?.url.lastPathComponent == "a.svg" && match?.scale == 1)
    }

    @Test("A picture for writing from right to left is shown there only") func direction() throws {
        let folder = AssetFolder()
        try folder.write(
            """
            {"images": [
              {"filename": "l.png", "idiom": "universal", "language-direction": "left-to-right"},
              {"filename": "r.png", "idiom": "universal", "language-direction": "right-to-left"}]}
            """, to: "A.xcassets/arrow.imageset/Contents.json")
        let index = AssetIndex(folders: [folder.url])
        #expect(index.picture("arrow", traits: AssetTraits())?.url.lastPathComponent == "l.png")
        let traits = AssetTraits(direction: .rightToLeft)
        #expect(index.picture("arrow", traits: traits)?.url.lastPathComponent == "r.png")
    }

    @Test("A folder with a namespace is part of the names in it, others are not") func namespaces() throws {
        let folder = AssetFolder()
        let set = #"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}]}"#
        try folder.write(set, to: "A.xcassets/Icons/one.imageset/Contents.json")
        try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Icons/Contents.json")
        try folder.write(set, to: "A.xcassets/Plain/two.imageset/Contents.json")
        let index = AssetIndex(folders: [folder.url])
        #expect(index.picture("Icons/one", traits: AssetTraits()) != nil)
        #expect(index.picture("one", traits: AssetTraits()) == nil)
        #expect(index.picture("two", traits: AssetTraits()) != nil)
    }

    @Test("A picture beside the catalogues is found with and without its extension") func loose() throws {
        let folder = AssetFolder()
        try folder.write("", to: "plain@2x.png")
        try folder.write("", to: "photo.jpg")
        let index = AssetIndex(folders: [folder.url])
        #expect(index.picture("plain", traits: AssetTraits())?.scale == 2)
        #expect(index.picture("photo", traits: AssetTraits())?.url.lastPathComponent == "photo.jpg")
        #expect(index.picture("photo.jpg", traits: AssetTraits()) != nil)
        #expect(index.picture("missing", traits: AssetTraits()) == nil)
    }

    @Test("A colour's components are fractions, bytes or hexadecimal") func components() throws {
        let folder = AssetFolder()
        try folder.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}}]}
            """, to: "A.xcassets/Brand.colorset/Contents.json")
        let color = AssetIndex(folders: [folder.url]).color("Brand", traits: AssetTraits())
        #expect(color?.resolve(in: EnvironmentValues()).description == "#FF8033FF")
    }

    @Test("A colour has variants for the dark and for high contrast") func variants() throws {
        let folder = AssetFolder()
        func entry(_ white: String, _ appearances: String) -> String {
            """
            {"idiom": "universal", "appearances": [\(appearances)], "color": {"color-space": "gray-gamma-22",
             "components": {"white": "\(white)", "alpha": "1.0"}}}
            """
        }
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        let entries = [entry("1.0", ""), entry("0.4", dark), entry("0.2", "\(dark), \(high)")]
        try folder.write(
            "{\"colors\": [\(entries.joined(separator: ","))]}", to: "A.xcassets/C.colorset/Contents.json")
        let index = AssetIndex(folders: [folder.url])
        func color(_ traits: AssetTraits) -> String? {
            index.color("C", traits: traits)?.resolve(in: EnvironmentValues()).description
        }
        #expect(color(AssetTraits()) == "#FFFFFFFF")
        #expect(color(AssetTraits(scheme: .dark)) == "#666666FF")
        #expect(color(AssetTraits(scheme: .dark, contrast: .increased)) == "#333333FF")
    }

    @Test("A colour that refers to the system's is that one") func reference() throws {
        let folder = AssetFolder()
        try folder.write(
            #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
            to: "A.xcassets/R.colorset/Contents.json")
        #expect(AssetIndex(folders: [folder.url]).color("R", traits: AssetTraits()) == .red)
    }

    @Test("An accent colour of Xcode's template, without a colour, is none") func emptyAccent() throws {
        let folder = AssetFolder()
        try folder.write(#"{"colors": [{"idiom": "universal"}]}"#, to: "A.xcassets/AccentColor.colorset/Contents.json")
        #expect(AssetIndex(folders: [folder.url]).color("AccentColor", traits: AssetTraits()) == nil)
    }
}
