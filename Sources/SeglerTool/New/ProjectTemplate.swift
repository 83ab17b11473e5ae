/// The project.pbxproj of a new app, in the form of Xcode 16: the files of its folder belong to the app by being there.
struct ProjectTemplate {
    let name: String
    let identifier: String

    var text: String {
        """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 77;
        	objects = {

        \(section("PBXFileReference", [product]))
        \(section("PBXFileSystemSynchronizedRootGroup", [sources]))
        \(section("PBXFrameworksBuildPhase", [phase("PBXFrameworksBuildPhase", ID.frameworks, "Frameworks")]))
        \(section("PBXGroup", [mainGroup, productsGroup]))
        \(section("PBXNativeTarget", [target]))
        \(section("PBXProject", [project]))
        \(section("PBXResourcesBuildPhase", [phase("PBXResourcesBuildPhase", ID.resources, "Resources")]))
        \(section("PBXSourcesBuildPhase", [phase("PBXSourcesBuildPhase", ID.sourcesPhase, "Sources")]))
        \(section("XCBuildConfiguration", configurations))
        \(section("XCConfigurationList", configurationLists))
        	};
        	rootObject = \(ID.project);
        }

        """
    }

    /// Any 24 hexadecimal digits do, as long as they differ.
    private enum ID {
        static let project = "5E61E0000000000000000001"
        static let mainGroup = "5E61E0000000000000000002"
        static let products = "5E61E0000000000000000003"
        static let product = "5E61E0000000000000000004"
        static let sources = "5E61E0000000000000000005"
        static let target = "5E61E0000000000000000006"
        static let sourcesPhase = "5E61E0000000000000000007"
        static let frameworks = "5E61E0000000000000000008"
        static let resources = "5E61E0000000000000000009"
        static let projectList = "5E61E000000000000000000A"
        static let targetList = "5E61E000000000000000000B"
        static let projectDebug = "5E61E000000000000000000C"
        static let projectRelease = "5E61E000000000000000000D"
        static let targetDebug = "5E61E000000000000000000E"
        static let targetRelease = "5E61E000000000000000000F"
    }

    private func section(_ name: String, _ objects: [String]) -> String {
        "/* Begin \(name) section */\n" + objects.joined() + "/* End \(name) section */\n"
    }

    private func object(_ id: String, _ comment: String, _ fields: [(String, String)]) -> String {
        let lines = fields.map { "\t\t\t\($0.0) = \($0.1);\n" }.joined()
        return "\t\t\(id) /* \(comment) */ = {\n\(lines)\t\t};\n"
    }

    private func list(_ items: [(String, String)]) -> String {
        "(\n" + items.map { "\t\t\t\t\($0.0) /* \($0.1) */,\n" }.joined() + "\t\t\t)"
    }

    private var product: String {
        object(
            ID.product, "\(name).app",
            [
                ("isa", "PBXFileReference"), ("explicitFileType", "wrapper.application"), ("includeInIndex", "0"),
                ("path", "\"\(name).app\""), ("sourceTree", "BUILT_PRODUCTS_DIR"),
            ])
    }

    private var sources: String {
        object(
            ID.sources, name,
            [("isa", "PBXFileSystemSynchronizedRootGroup"), ("path", "\"\(name)\""), ("sourceTree", "\"<group>\"")])
    }

    private func phase(_ isa: String, _ id: String, _ comment: String) -> String {
        object(
            id, comment,
            [
                ("isa", isa), ("buildActionMask", "2147483647"), ("files", "(\n\t\t\t)"),
                ("runOnlyForDeploymentPostprocessing", "0"),
            ])
    }

    private var mainGroup: String {
        object(
            ID.mainGroup, "Main",
            [
                ("isa", "PBXGroup"), ("children", list([(ID.sources, name), (ID.products, "Products")])),
                ("sourceTree", "\"<group>\""),
            ])
    }

    private var productsGroup: String {
        object(
            ID.products, "Products",
            [
                ("isa", "PBXGroup"), ("children", list([(ID.product, "\(name).app")])), ("name", "Products"),
                ("sourceTree", "\"<group>\""),
            ])
    }

    private var target: String {
        object(
            ID.target, name,
            [
                ("isa", "PBXNativeTarget"), ("buildConfigurationList", ID.targetList),
                (
                    "buildPhases",
                    list([(ID.sourcesPhase, "Sources"), (ID.frameworks, "Frameworks"), (ID.resources, "Resources")])
                ),
                ("buildRules", "(\n\t\t\t)"), ("dependencies", "(\n\t\t\t)"),
                ("fileSystemSynchronizedGroups", list([(ID.sources, name)])), ("name", "\"\(name)\""),
                ("packageProductDependencies", "(\n\t\t\t)"), ("productName", "\"\(name)\""),
                ("productReference", ID.product), ("productType", "\"com.apple.product-type.application\""),
            ])
    }

    private var project: String {
        object(
            ID.project, "Project object",
            [
                ("isa", "PBXProject"),
                (
                    "attributes",
                    "{\n\t\t\t\tBuildIndependentTargetsInParallel = 1;\n\t\t\t\tLastUpgradeCheck = 2600;\n\t\t\t}"
                ),
                ("buildConfigurationList", ID.projectList), ("developmentRegion", "en"),
                ("hasScannedForEncodings", "0"),
                ("knownRegions", "(\n\t\t\t\ten,\n\t\t\t\tBase,\n\t\t\t\tde,\n\t\t\t)"), ("mainGroup", ID.mainGroup),
                ("minimizedProjectReferenceProxies", "1"), ("preferredProjectObjectVersion", "77"),
                ("productRefGroup", ID.products), ("projectDirPath", "\"\""), ("projectRoot", "\"\""),
                ("targets", list([(ID.target, name)])),
            ])
    }

    private func configuration(_ id: String, _ name: String, _ settings: [String: String]) -> String {
        let lines = settings.sorted { $0.key < $1.key }.map { "\t\t\t\t\($0.key) = \($0.value);\n" }.joined()
        return object(
            id, name, [("isa", "XCBuildConfiguration"), ("buildSettings", "{\n\(lines)\t\t\t}"), ("name", name)])
    }

    private var configurations: [String] {
        let shared = [
            "CLANG_ENABLE_MODULES": "YES", "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
            "LOCALIZATION_PREFERS_STRING_CATALOGS": "YES", "IPHONEOS_DEPLOYMENT_TARGET": "18.0",
            "MACOSX_DEPLOYMENT_TARGET": "15.0", "SDKROOT": "auto",
            "SUPPORTED_PLATFORMS": "\"iphoneos iphonesimulator macosx\"", "TARGETED_DEVICE_FAMILY": "\"1,2\"",
        ]
        let debug = [
            "ENABLE_TESTABILITY": "YES", "GCC_OPTIMIZATION_LEVEL": "0", "ONLY_ACTIVE_ARCH": "YES",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "\"DEBUG $(inherited)\"", "SWIFT_OPTIMIZATION_LEVEL": "\"-Onone\"",
            "DEBUG_INFORMATION_FORMAT": "dwarf",
        ]
        let release = [
            "SWIFT_COMPILATION_MODE": "wholemodule", "DEBUG_INFORMATION_FORMAT": "\"dwarf-with-dsym\"",
            "VALIDATE_PRODUCT": "YES",
        ]
        let app = [
            "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
            "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES", "CODE_SIGN_STYLE": "Automatic",
            "CURRENT_PROJECT_VERSION": "1", "ENABLE_PREVIEWS": "YES", "GENERATE_INFOPLIST_FILE": "YES",
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
            "MARKETING_VERSION": "1.0", "PRODUCT_BUNDLE_IDENTIFIER": "\"\(identifier)\"",
            "PRODUCT_NAME": "\"$(TARGET_NAME)\"", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
            "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_EMIT_LOC_STRINGS": "YES",
            "SWIFT_VERSION": "5.0",
        ]
        return [
            configuration(ID.projectDebug, "Debug", shared.merging(debug) { $1 }),
            configuration(ID.projectRelease, "Release", shared.merging(release) { $1 }),
            configuration(ID.targetDebug, "Debug", app),
            configuration(ID.targetRelease, "Release", app),
        ]
    }

    private var configurationLists: [String] {
        let lists = [
            (ID.projectList, ID.projectDebug, ID.projectRelease, "Build configuration list for the project"),
            (ID.targetList, ID.targetDebug, ID.targetRelease, "Build configuration list for the app"),
        ]
        return lists.map { id, debug, release, comment in
            object(
                id, comment,
                [
                    ("isa", "XCConfigurationList"),
                    ("buildConfigurations", list([(debug, "Debug"), (release, "Release")])),
                    ("defaultConfigurationIsVisible", "0"), ("defaultConfigurationName", "Release"),
                ])
        }
    }
}
