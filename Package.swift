// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "segler",
    defaultLocalization: "en",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .executable(name: "gallery", targets: ["Gallery"]),
        .library(name: "UserNotifications", targets: ["UserNotifications", "ServiceManagement", "CoreSpotlight"]),
        .library(
            name: "Segler", type: .dynamic,
            targets: ["SwiftUI", "SwiftData", "UserNotifications", "ServiceManagement", "CoreSpotlight"]),
        .executable(name: "segler", targets: ["segler"]),
        .executable(name: "segler-preview", targets: ["segler-preview"]),
        .executable(name: "tagwerk", targets: ["Tagwerk"]),
    ],
    targets: [
        // The public module and the engine under it.
        .target(
            name: "SwiftUI",
            dependencies: [
                "Combine",
                "CoreGraphics",
                "CoreTransferable",
                "DeveloperToolsSupport",
                "FoundationPlus",
                "GTKBackend",
                "OSLog",
                "SwiftUICore",
                "SwiftUIMacros",
                "UIKit",
                "UIKitCore",
                "os",
            ]),
        .target(
            name: "SwiftUICore",
            dependencies: ["Combine", "CoreTransferable", "FoundationPlus", "UniformTypeIdentifiers"]),
        .target(name: "Combine"),

        // What Apple's systems have beside SwiftUI, under the names that source imports it by.
        .target(name: "CoreGraphics", dependencies: ["SwiftUICore"]),
        .target(name: "CoreSpotlight", dependencies: ["FoundationPlus", "SwiftUICore", "UniformTypeIdentifiers"]),
        .target(name: "CoreTransferable", dependencies: ["Combine", "FoundationPlus", "UniformTypeIdentifiers"]),
        .target(name: "UserNotifications", dependencies: ["SwiftUICore"]),
        .target(name: "ServiceManagement", dependencies: ["SwiftUICore"]),
        .target(name: "DeveloperToolsSupport", dependencies: ["SwiftUICore"]),
        .target(name: "FoundationPlus", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "UIKit", dependencies: ["CoreGraphics", "UIKitCore"]),
        .target(name: "UIKitCore", dependencies: ["Combine", "SwiftUICore"]),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "os"),

        // The compiler starts this one to expand #Preview, @Previewable and @Entry.
        .macro(name: "SwiftUIMacros"),

        // All that touches GTK and libadwaita.
        .target(name: "GTKBackend", dependencies: ["SwiftUICore", "CGTK", "CPreviews", "PreviewMessages"]),
        .target(name: "CGTK", dependencies: ["CGTKSystem"]),
        .systemLibrary(
            name: "CGTKSystem",
            pkgConfig: "libadwaita-1",
            providers: [.apt(["libgtk-4-dev", "libadwaita-1-dev"])]
        ),

        // How a program finds its previews, and what it is asked for and says of them.
        .target(name: "CPreviews"),
        .target(name: "PreviewMessages"),

        // A typed layer over the system's SQLite.
        .target(name: "SQLite", dependencies: ["CSQLite"]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

        // Zip archives, over the system's zlib.
        .target(name: "Zip", dependencies: ["CZlib"]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        // Models that last. SQLite is found by the linker, so that who compiles against SwiftData needs no headers of it.
        .target(
            name: "SwiftData",
            dependencies: ["DataDriver", "FoundationPlus", "SQLiteDriver", "SwiftUICore", "SwiftUIMacros"]),
        .target(name: "DataDriver"),
        .target(name: "SQLiteDriver", dependencies: ["DataDriver", "SQLite", "CSQLite"]),

        // The gallery, and its examples' source to show beside them.
        .executableTarget(
            name: "Gallery",
            dependencies: ["SwiftUI", "GalleryCode"],
            path: "Apps/Gallery",
            exclude: ["Code"],
            sources: ["App", "Catalog", "Examples"],
            resources: [.copy("Resources/Localizable.xcstrings"), .copy("Resources/Lake.png")]
        ),
        .target(
            name: "GalleryCode",
            path: "Apps/Gallery",
            exclude: ["App", "Catalog", "Resources"],
            sources: ["Code"],
            resources: [.copy("Examples")]
        ),

        // The app.
        .target(name: "TagwerkModel", dependencies: ["SQLite", "Zip"], path: "Apps/Tagwerk/Model"),
        .executableTarget(
            name: "Tagwerk",
            dependencies: ["CoreSpotlight", "ServiceManagement", "SwiftUI", "TagwerkModel", "UserNotifications"],
            path: "Apps/Tagwerk",
            exclude: ["Desktop", "Model"],
            sources: ["App", "Views"],
            resources: [
                .copy("Resources/Localizable.xcstrings"), .copy("Resources/Tagwerk-Info.plist"),
                // They are a part of the program: nothing has to be looked for where it is installed.
                .embedInCode("Resources/Guide.md"), .embedInCode("Resources/Guide.de.md"),
            ]
        ),

        // The command-line tool. It links nothing of the above: what it compiles does.
        .executableTarget(name: "segler", dependencies: ["SeglerTool"]),
        .target(name: "SeglerTool", dependencies: ["PreviewMessages"]),
        // The window of `segler preview`.
        .executableTarget(
            name: "segler-preview",
            dependencies: ["SwiftUI", "PreviewMessages"],
            resources: [.copy("Resources/Localizable.xcstrings")]
        ),

        // Tests, and what they and the benchmarks share.
        .executableTarget(name: "ControlsSample", dependencies: ["SwiftUI"], path: "Tests/UI/samples/Controls"),
        .executableTarget(
            name: "NavigationSample", dependencies: ["SwiftUI"], path: "Tests/UI/samples/Navigation"),
        .executableTarget(
            name: "DataSample", dependencies: ["SwiftUI", "SwiftData"], path: "Tests/UI/samples/Data"),
        .executableTarget(name: "ScenesSample", dependencies: ["SwiftUI"], path: "Tests/UI/samples/Scenes"),
        .target(name: "RecordingBackend", dependencies: ["SwiftUICore"], path: "Tests/RecordingBackend"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["SwiftUICore", "RecordingBackend", "TagwerkModel"],
            path: "Benchmarks",
            exclude: ["yardstick", "buildtime.py", "rows.py", "startup.py"]
        ),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable"]),
        .testTarget(name: "FoundationPlusTests", dependencies: ["FoundationPlus", "os"]),
        .testTarget(name: "GTKBackendTests", dependencies: ["LocaleProbe"]),
        .testTarget(name: "SwiftDataTests", dependencies: ["SwiftData", "SwiftUI", "RecordingBackend"]),
        .testTarget(name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "RecordingBackend"]),
        .testTarget(name: "SeglerToolTests", dependencies: ["SeglerTool"]),
        .testTarget(name: "SwiftUIMacrosTests", dependencies: ["SwiftUIMacros", "SwiftUI"]),
        .testTarget(name: "SQLiteTests", dependencies: ["SQLite"]),
        .testTarget(name: "GalleryTests", dependencies: ["GalleryCode"]),
        .testTarget(name: "UIKitCoreTests", dependencies: ["UIKitCore", "SwiftUICore", "RecordingBackend"]),
        .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications", "RecordingBackend"]),
        .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
        .testTarget(
            name: "TagwerkModelTests", dependencies: ["TagwerkModel", "SQLite", "Zip", "DayProbe", "ImportFuzzing"],
            exclude: ["Fixtures"]),
        .testTarget(name: "ZipTests", dependencies: ["Zip"]),
        // A program whose previews the tests draw.
        .executableTarget(name: "PreviewFixture", dependencies: ["SwiftUI"], path: "Tests/PreviewFixture"),
        // A process that tests can give another language.
        .executableTarget(name: "LocaleProbe", dependencies: ["GTKBackend"], path: "Tests/LocaleProbe"),
        // A process that tests can give another clock, zone and user, and kill.
        .executableTarget(name: "DayProbe", dependencies: ["TagwerkModel", "SQLite", "Zip"], path: "Tests/DayProbe"),
        // Feeds the importers with damaged and odd files; see Scripts/fuzz.sh.
        .executableTarget(name: "ImportFuzzer", dependencies: ["ImportFuzzing"], path: "Tests/ImportFuzzer"),
        .target(
            name: "ImportFuzzing", dependencies: ["TagwerkModel", "SQLite", "Zip"], path: "Tests/ImportFuzzing"),
    ],
    swiftLanguageModes: [.v6]
)
