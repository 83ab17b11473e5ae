import Foundation
import Testing

@testable import SeglerTool

@Suite("Plain folders")
struct FolderProjectTests {
    private let main = "import SwiftUI\n@main struct DemoApp: App {}"

    @Test("A folder of Swift files is one app") func aFolderOfSwiftFilesIsOneApp() throws {
        let folder = try TemporaryFolder([
            "My App/App.swift": main, "My App/Views/List.swift": "", "My App/data.json": "{}",
        ])
        let apps = try ProjectDiscovery().apps(in: folder.url.appendingPathComponent("My App"))
        #expect(apps.map(\.name) == ["My App"])
        #expect(apps[0].module?.name == "My_App")
        #expect(apps[0].module?.sources.map(\.lastPathComponent) == ["App.swift", "List.swift"])
        #expect(apps[0].resources.map(\.path) == ["data.json"])
    }

    @Test("Tests, builds and hidden folders are left out") func testsBuildsAndHiddenFoldersAreLeftOut() throws {
        let folder = try TemporaryFolder([
            "App.swift": main, "DemoTests/T.swift": "", "DemoUITests/U.swift": "", ".build/x.swift": "",
            "Pods/P.swift": "",
        ])
        let apps = try ProjectDiscovery().apps(in: folder.url)
        #expect(apps[0].module?.sources.map(\.lastPathComponent) == ["App.swift"])
    }

    @Test("Links that lead back up are not followed", .timeLimit(.minutes(1)))
    func linksThatLeadBackUpAreNotFollowed() throws {
        let folder = try TemporaryFolder([
            "App.swift": main, "Views/A.swift": "", "Assets.xcassets/Contents.json": "{}",
        ])
        for link in ["here", "again", "Views/up", "Assets.xcassets/up", "Assets.xcassets/above"] {
            let file = folder.url.appendingPathComponent(link)
            try FileManager.default.createSymbolicLink(
                atPath: file.path, withDestinationPath: file.deletingLastPathComponent().path)
        }
        let apps = try ProjectDiscovery().apps(in: folder.url)
        #expect(apps[0].module?.sources.map(folder.path) == ["App.swift", "Views/A.swift"])
        #expect(apps[0].resources.map(\.path) == ["Assets.xcassets"])
        var fingerprint = Fingerprint()
        fingerprint.add(tree: folder.url)
        #expect(AssetCatalog(apps[0].resources.map(\.source)).assets.isEmpty)
    }

    @Test("A program that was put into the folder is no part of the app")
    func aProgramThatWasPutIntoTheFolderIsNoPartOfTheApp() throws {
        let folder = try TemporaryFolder(["App.swift": main, "out/lib/libSegler.so": "", "out/data.json": ""])
        try ExportRecord(names: ["lib", "data.json"]).write(to: folder.url.appendingPathComponent("out"))
        #expect(try ProjectDiscovery().apps(in: folder.url)[0].resources.isEmpty)
    }

    @Test("Each folder with an entry point is an app and shares the rest")
    func eachFolderWithAnEntryPointIsAnAppAndSharesTheRest() throws {
        let folder = try TemporaryFolder([
            "One/Sources/App.swift": main, "One/View.swift": "", "Two/App.swift": main, "Shared.swift": "",
        ])
        let apps = try ProjectDiscovery().apps(in: folder.url)
        #expect(apps.map(\.name) == ["One", "Two"])
        #expect(
            apps[0].module?.sources.map(folder.path) == ["One/Sources/App.swift", "One/View.swift", "Shared.swift"])
        #expect(apps[1].module?.sources.map(folder.path) == ["Shared.swift", "Two/App.swift"])
    }

    @Test("Several entry points in one folder are apps named by their types")
    func severalEntryPointsInOneFolderAreAppsNamedByTheirTypes() throws {
        let folder = try TemporaryFolder([
            "First.swift": "@main struct FirstApp: App {}", "Second.swift": "@main struct SecondApp: App {}",
            "View.swift": "",
        ])
        let apps = try ProjectDiscovery().apps(in: folder.url)
        #expect(apps.map(\.name) == ["FirstApp", "SecondApp"])
        #expect(apps[0].module?.sources.map(folder.path) == ["First.swift", "View.swift"])
    }

    @Test("A folder without Swift files is an error") func aFolderWithoutSwiftFilesIsAnError() throws {
        let folder = try TemporaryFolder(["notes.txt": ""])
        #expect {
            try ProjectDiscovery().apps(in: folder.url)
        } throws: { error in
            (error as? ToolError)?.message.contains("no Swift files") == true && (error as? ToolError)?.status == .usage
        }
    }

    @Test("A folder that is not there is an error") func aFolderThatIsNotThereIsAnError() {
        #expect(throws: ToolError.self) { try ProjectDiscovery().apps(in: URL(fileURLWithPath: "/nowhere/at/all")) }
    }

    @Test("An app package of Playgrounds is compiled as a folder") func anAppPackageOfPlaygroundsIsCompiledAsAFolder()
        throws
    {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            import AppleProductTypes
            let package = Package(name: "Doodle", products: [.iOSApplication(name: "Doodle", targets: ["AppModule"], bundleIdentifier: "org.example.doodle")])
            """
        let folder = try TemporaryFolder(["Doodle.swiftpm/Package.swift": manifest, "Doodle.swiftpm/MyApp.swift": main])
        let app = try #require(try ProjectDiscovery().apps(in: folder.url).first)
        #expect(app.package == nil)
        #expect(app.name == "Doodle")
        #expect(app.info.identifier == "org.example.doodle")
        #expect(app.module?.sources.map(\.lastPathComponent) == ["MyApp.swift"])
    }

    @Test("Any other package is left to SwiftPM") func anyOtherPackageIsLeftToSwiftPM() throws {
        let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Tool\")"
        let folder = try TemporaryFolder(["Package.swift": manifest, "Sources/Tool/main.swift": ""])
        let apps = try ProjectDiscovery().apps(in: folder.url)
        #expect(apps.map(\.name) == ["Tool"])
        #expect(apps[0].package?.path == folder.url.path)
    }

    @Test(
        "Module names are identifiers",
        arguments: [
            ("Notes", "Notes"), ("My App", "My_App"), ("2048", "_048"), ("a-b.c", "a_b_c"), ("SwiftUI", "SwiftUIApp"),
        ])
    func moduleNamesAreIdentifiers(name: String, module: String) {
        #expect(ModuleName.valid(name) == module)
    }
}
