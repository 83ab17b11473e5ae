import Foundation
import Testing

@testable import SeglerTool

@Suite("Names of assets")
struct AssetSymbolsTests {
    @Test(
        "Members are named as Xcode names them",
        arguments: [
            ("foo-bar", "fooBar"), ("Launch_screen_colour", "launchScreenColour"), ("AccentColor", "accent"),
            ("BlackGrayColor", "blackGray"), ("greenColor", "green"), ("UIColour", "uiColour"),
            ("BGColorOne", "bgColorOne"),
            ("BackIOSPrimary", "backIOSPrimary"), ("pro plan", "proPlan"), ("4", "_4"), ("default", "`default`"),
            ("HeroImage", "hero"), ("Color", "color"), ("URL", "url"), ("dailystreakstarted", "dailystreakstarted"),
        ])
    func membersAreNamedAsXcodeNamesThem(asset: String, name: String) {
        #expect(AssetName.member(asset) == name)
    }

    private let namespace = #"{ "properties": { "provides-namespace": true } }"#

    private func source(_ files: [String], namespaces: [String] = [], hasExtensions: Bool = true) throws -> String? {
        let folder = try TemporaryFolder()
        for file in files { try folder.write("{}", to: "Assets.xcassets/\(file)/Contents.json") }
        for name in namespaces { try folder.write(namespace, to: "Assets.xcassets/\(name)/Contents.json") }
        let catalog = AssetCatalog([folder.url.appendingPathComponent("Assets.xcassets")])
        return AssetSymbols(catalog, hasExtensions: hasExtensions).source
    }

    @Test("Images and colours get a resource each")
    func imagesAndColoursGetAResourceEach() throws {
        let text = try #require(try source(["big-sun.imageset", "Group/Brand.colorset", "AppIcon.appiconset"]))
        #expect(text.contains(#"nonisolated static let bigSun = ImageResource(name: "big-sun", bundle: .main)"#))
        #expect(text.contains(#"nonisolated static let brand = ColorResource(name: "Brand", bundle: .main)"#))
        #expect(!text.contains("AppIcon"))
    }

    @Test("Colours are members of Color and shape styles too")
    func coloursAreMembersOfColor() throws {
        let text = try #require(try source(["Brand.colorset"]))
        #expect(text.components(separatedBy: "static var brand: Color { Color(ColorResource.brand) }").count == 3)
        let plain = try #require(try source(["Brand.colorset"], hasExtensions: false))
        #expect(!plain.contains("static var"))
    }

    @Test("A colour that SwiftUI has already stays SwiftUI's")
    func aColourThatSwiftUIHasStays() throws {
        let text = try #require(try source(["redColor.colorset"]))
        #expect(text.contains(#"static let red = ColorResource(name: "redColor""#))
        #expect(!text.contains("static var red"))
    }

    @Test("Folders that are namespaces become types")
    func foldersThatAreNamespacesBecomeTypes() throws {
        let text = try #require(
            try source(
                ["my icons/star.imageset", "my icons/Inner/dot.imageset"], namespaces: ["my icons", "my icons/Inner"]))
        #expect(
            text.contains(
                """
                extension ImageResource {
                    enum MyIcons {
                        enum Inner {
                            nonisolated static let dot = ImageResource(name: "my icons/Inner/dot", bundle: .main)
                        }
                        nonisolated static let star = ImageResource(name: "my icons/star", bundle: .main)
                    }
                }
                """))
    }

    @Test("A catalogue without names needs no source")
    func aCatalogueWithoutNamesNeedsNoSource() throws {
        #expect(try source(["AppIcon.appiconset"]) == nil)
    }
}
