import Foundation
import Testing

@testable import SeglerTool

@Suite("Xcode projects")
struct XcodeProjectTests {
    /// A project in the classic form: each file is listed, and a second target holds tests.
    private let classic = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = ( T, U, W ); buildConfigurationList = L; };
            G = { isa = PBXGroup; children = ( H ); sourceTree = "<group>"; };
            H = { isa = PBXGroup; path = Shop; children = ( F1, F2, F3, V ); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = ShopApp.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = "data.json"; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Helper.swift; sourceTree = SOURCE_ROOT; };
            V = { isa = PBXVariantGroup; name = Localizable.strings; children = ( VE, VD ); sourceTree = "<group>"; };
            VE = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            VD = { isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            B4 = { isa = PBXBuildFile; fileRef = V; };
            S = { isa = PBXSourcesBuildPhase; files = ( B1, B3 ); };
            R = { isa = PBXResourcesBuildPhase; files = ( B2, B4 ); };
            T = { isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application";
                  buildPhases = ( S, R ); buildConfigurationList = M; packageProductDependencies = ( K ); };
            K = { isa = XCSwiftPackageProductDependency; productName = Alamofire; };
            U = { isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
                  buildPhases = ( S ); };
            W = { isa = PBXNativeTarget; name = ShopWatch; productType = "com.apple.product-type.application";
                  buildPhases = ( S ); buildConfigurationList = N; };
            L = { isa = XCConfigurationList; buildConfigurations = ( LD ); };
            LD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0; BASE = org.example; }; };
            M = { isa = XCConfigurationList; buildConfigurations = ( MR, MD ); defaultConfigurationName = Release; };
            MR = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = Wrong; }; };
            MD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = "$(BASE).$(TARGET_NAME:rfc1034identifier)";
                SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG PRO"; MARKETING_VERSION = 2.1;
                ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand; }; };
            N = { isa = XCConfigurationList; buildConfigurations = ( ND ); };
            ND = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
        }; }
        """

    private func classicApps() throws -> (TemporaryFolder, [AppProject]) {
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": classic, "Shop/ShopApp.swift": "@main struct ShopApp: App {}",
            "Shop/Unused.swift": "", "Shop/data.json": "{}", "Helper.swift": "",
            "Shop/en.lproj/Localizable.strings": "",
            "Shop/de.lproj/Localizable.strings": "",
        ])
        return (folder, try ProjectDiscovery().apps(in: folder.url))
    }

    @Test("Only apps for this kind of machine are found") func onlyAppsForThisKindOfMachineAreFound() throws {
        let (_, apps) = try classicApps()
        #expect(apps.map(\.name) == ["My Shop"])
    }

    @Test("The listed files are its source") func theListedFilesAreItsSource() throws {
        let (folder, apps) = try classicApps()
        #expect(apps[0].module?.sources.map(folder.path) == ["Shop/ShopApp.swift", "Helper.swift"])
    }

    @Test("Resources lie flat and by language") func resourcesLieFlatAndByLanguage() throws {
        let (_, apps) = try classicApps()
        #expect(
            apps[0].resources.map(\.path) == [
                "data.json", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
            ])
    }

    @Test("Settings of the target cover those of the project") func settingsOfTheTargetCoverThoseOfTheProject() throws {
        let (_, apps) = try classicApps()
        let settings = try #require(apps[0].module?.settings)
        #expect(settings.languageVersion == "6")
        #expect(settings.defaultIsolation == "MainActor")
        #expect(settings.upcomingFeatures == ["ExistentialAny"])
        #expect(settings.conditions == ["PRO"])
        #expect(apps[0].module?.name == "My_Shop")
    }

    @Test("The program says what the project says") func theProgramSaysWhatTheProjectSays() throws {
        let (_, apps) = try classicApps()
        #expect(apps[0].info.identifier == "org.example.My-Shop")
        #expect(apps[0].info.version == "2.1")
        #expect(apps[0].info.accentColor == "Brand")
    }

    @Test("A listed file that is not there is a warning") func aListedFileThatIsNotThereIsAWarning() throws {
        let (folder, _) = try classicApps()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Helper.swift"))
        let apps = try ProjectDiscovery().apps(in: folder.url)
        #expect(apps[0].warnings.contains { $0.hasPrefix("Helper.swift is in the project but not in") })
    }

    @Test("What cannot come along is said by name")
    func whatCannotComeAlongIsSaidByName() throws {
        let (_, apps) = try classicApps()
        #expect(apps[0].warnings == ["Packages that the project fetches are left out: Alamofire."])
    }

    @Test("Features that a language version has anyway are not asked for")
    func featuresThatAVersionHasAreNotAskedFor() {
        let values = [
            "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
        ]
        let five = XcodeSettings(values, targetName: "A").compiler.upcomingFeatures
        #expect(five.contains("MemberImportVisibility") && five.contains("InferSendableFromCaptures"))
        let six = XcodeSettings(values.merging(["SWIFT_VERSION": "6.0"]) { $1 }, targetName: "A").compiler
            .upcomingFeatures
        #expect(six == ["InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault"])
    }

    /// A project in the form of Xcode 16: folders belong to targets.
    private let synchronized = """
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = ( T, X ); };
            G = { isa = PBXGroup; children = ( A, E ); sourceTree = "<group>"; };
            A = { isa = PBXFileSystemSynchronizedRootGroup; path = Notes; sourceTree = "<group>"; exceptions = ( EA, EX );
                  explicitFolders = ( Web ); };
            E = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = ( ET ); };
            EA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Info.plist, Views/Old.swift );
                   target = T; };
            EX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Model.swift ); target = X; };
            ET = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Shared.swift ); target = T; };
            T = { isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application";
                  fileSystemSynchronizedGroups = ( A ); };
            X = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                  fileSystemSynchronizedGroups = ( E ); };
        }; }
        """

    @Test("Synchronized folders give their files less the exceptions")
    func synchronizedFoldersGiveTheirFilesLessTheExceptions() throws {
        let folder = try TemporaryFolder([
            "Notes.xcodeproj/project.pbxproj": synchronized, "Notes/NotesApp.swift": "", "Notes/Model.swift": "",
            "Notes/Views/List.swift": "", "Notes/Views/Old.swift": "", "Notes/Info.plist": "", "Notes/words.txt": "",
            "Notes/Media.xcassets/Contents.json": "{}", "Notes/Web/page/index.html": "", "Widget/Widget.swift": "",
            "Widget/Shared.swift": "",
        ])
        let apps = try ProjectDiscovery().apps(in: folder.url)
        #expect(apps.map(\.name) == ["Notes"])
        #expect(
            apps[0].module?.sources.map(folder.path) == [
                "Notes/Model.swift", "Notes/NotesApp.swift", "Notes/Views/List.swift", "Widget/Shared.swift",
            ])
        #expect(apps[0].resources.map(\.path) == ["Media.xcassets", "Web", "words.txt"])
    }

    @Test("A new app's project is read as Xcode would") func aNewAppsProjectIsReadAsXcodeWould() throws {
        let folder = try TemporaryFolder()
        for (path, text) in AppTemplate(name: "Hello You", identifier: nil).files { try folder.write(text, to: path) }
        let apps = try ProjectDiscovery().apps(in: folder.url)
        #expect(apps.map(\.name) == ["Hello You"])
        #expect(apps[0].module?.name == "Hello_You")
        #expect(apps[0].module?.sources.map(\.lastPathComponent) == ["ContentView.swift", "Hello_YouApp.swift"])
        #expect(apps[0].resources.map(\.path) == ["Assets.xcassets", "Localizable.xcstrings"])
        #expect(apps[0].info.identifier == "org.example.Hello-You")
    }

    @Test("A damaged project is an error") func aDamagedProjectIsAnError() throws {
        let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": "{ this is = not"])
        #expect(throws: ToolError.self) { try ProjectDiscovery().apps(in: folder.url) }
    }
}
