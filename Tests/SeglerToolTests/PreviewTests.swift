import Foundation
import PreviewMessages
import Testing

@testable import SeglerTool

@Suite("Previews")
struct PreviewTests {
    private func options(_ words: String...) throws -> PreviewOptions {
        try PreviewOptions(Arguments(words, of: PreviewCommand()))
    }

    @Test("A size, a scale and a text size are read") func aSizeAScaleAndATextSizeAreRead() throws {
        let options = try options("-s", "320X568", "--scale=2", "--text-size", "XXLARGE", "-d", "-n", "A", "-n", "B")
        #expect(options.width == 320 && options.height == 568)
        #expect(options.scale == 2 && options.isDark)
        #expect(options.textSize == "xxLarge")
        #expect(options.names == ["A", "B"])
    }

    @Test(
        "What is no size, scale, text size or locale is refused with an example",
        arguments: [["-s", "10"], ["-s", "0x5"], ["--scale", "9"], ["--text-size", "big"], ["-l", "d;e"]])
    func whatIsNoOptionIsRefused(words: [String]) {
        #expect {
            try PreviewOptions(Arguments(words, of: PreviewCommand()))
        } throws: { error in
            (error as? ToolError)?.status == .usage && (error as? ToolError)?.advice != nil
        }
    }

    @Test("A locale is told as the C library wants it") func aLocaleIsToldAsTheCLibraryWantsIt() throws {
        #expect(
            try options("--locale", "de-AT").localeVariables == ["LC_ALL": "de_AT.UTF-8", "LANGUAGE": "de_AT:de"])
        #expect(try options("--locale", "fr").localeVariables == ["LC_ALL": "fr.UTF-8", "LANGUAGE": "fr"])
    }

    @Test("Each picture gets a file name of its own") func eachPictureGetsAFileNameOfItsOwn() {
        var names = PreviewNames()
        let files = ["Card", "card", "Über / uns", "../x", "??"].map { names.fileName(for: $0) }
        #expect(files == ["Card.png", "card-2.png", "Über-uns.png", "x.png", "Preview.png"])
    }

    @Test("A provider is found in the source") func aProviderIsFoundInTheSource() throws {
        let folder = try TemporaryFolder([
            "Card.swift": "import SwiftUI\n\nprivate struct Card_Previews : SwiftUI.PreviewProvider {}\n"
        ])
        defer { withExtendedLifetime(folder) {} }
        let places = PreviewPlaces(sources: [folder.url.appendingPathComponent("Card.swift")])
        let description = PreviewDescription(
            id: "x", name: "Card", file: nil, line: nil, type: "App.(unknown context at $1).Card_Previews")
        #expect(places.placed(description).file == "App/Card.swift")
        #expect(places.placed(description).line == 3)
    }

    @Test("A file belongs to the project around it, else to its folder")
    func aFileBelongsToTheProjectAroundIt() throws {
        let folder = try TemporaryFolder([
            "Package/Package.swift": "// swift-tools-version: 6.0\nlet package = Package(name: \"Cards\")",
            "Package/Sources/Cards/Card.swift": "", "Loose/A.swift": "", "Loose/B.swift": "",
        ])
        defer { withExtendedLifetime(folder) {} }
        let context = ToolContext(
            console: .current(environment: [:]), environment: [:], executable: folder.url,
            currentFolder: URL(fileURLWithPath: folder.url.path, isDirectory: true))
        func project(_ file: String) throws -> PreviewProject {
            try PreviewProject(Arguments([file], of: PreviewCommand()), in: context)
        }
        let inPackage = try project("Package/Sources/Cards/Card.swift")
        #expect(inPackage.app.package?.lastPathComponent == "Package")
        #expect(inPackage.file?.lastPathComponent == "Card.swift")
        #expect(try project("Loose/A.swift").app.module?.sources.count == 2)
    }
}
