import Foundation

/// The build settings of a target: its own over those of the project, each over its .xcconfig file.
struct XcodeSettings {
    private var values: [String: String] = [:]
    private let targetName: String

    init(target: XcodeObject, project: XcodeObject, objects: XcodeObjects, files: XcodeFileTree) {
        targetName = target.string("name") ?? "App"
        for owner in [project, target] {
            guard let configuration = Self.configuration(of: owner, objects: objects) else { continue }
            if let base = configuration.string("baseConfigurationReference"), let url = files.url(of: base) {
                for (key, value) in XcodeConfigFile.values(in: url) { set(key, value) }
            }
            for (key, value) in configuration.dictionary("buildSettings") {
                if let text = value as? String { set(key, text) }
                if let list = value as? [Any] { set(key, list.compactMap { $0 as? String }.joined(separator: " ")) }
            }
        }
    }

    /// For tests.
    init(_ values: [String: String], targetName: String) {
        self.values = values
        self.targetName = targetName
    }

    subscript(key: String) -> String? {
        guard let value = values[key] else { return nil }
        let expanded = expand(value, depth: 0)
        return expanded.isEmpty ? nil : expanded
    }

    var isForOtherDevices: Bool { ["watchos", "appletvos", "xros"].contains(self["SDKROOT"] ?? "") }

    /// The name of the program.
    var productName: String { self["PRODUCT_NAME"] ?? targetName }

    var moduleName: String { ModuleName.valid(self["PRODUCT_MODULE_NAME"] ?? productName) }

    var compiler: CompilerSettings {
        var settings = CompilerSettings()
        let version = self["SWIFT_VERSION"] ?? "5"
        settings.languageVersion =
            version.hasPrefix("6") ? "6" : version.hasPrefix("4.2") ? "4.2" : version.hasPrefix("4") ? "4" : "5"
        settings.defaultIsolation = self["SWIFT_DEFAULT_ACTOR_ISOLATION"].flatMap { $0 == "MainActor" ? $0 : nil }
        settings.upcomingFeatures = upcomingFeatures
        settings.conditions = (self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
            .filter { $0 != "DEBUG" && !$0.contains("$") }
        settings.hasAssetExtensions = self["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
        return settings
    }

    func info(folder: URL) -> ProgramInfo {
        ProgramInfo(
            identifier: self["PRODUCT_BUNDLE_IDENTIFIER"],
            displayName: self["INFOPLIST_KEY_CFBundleDisplayName"],
            version: self["MARKETING_VERSION"],
            build: self["CURRENT_PROJECT_VERSION"],
            accentColor: self["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"],
            file: infoFile(folder: folder)
        )
    }

    func infoFile(folder: URL) -> URL? {
        self["INFOPLIST_FILE"].map { folder.appendingPathComponent($0).standardizedFileURL }
    }

    private var upcomingFeatures: [String] {
        var features = Self.features.filter { self["SWIFT_UPCOMING_FEATURE_" + $0.key] == "YES" }.map(\.value)
        if self["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
            features += [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ]
        }
        let isSix = (self["SWIFT_VERSION"] ?? "").hasPrefix("6")
        return Set(features).subtracting(isSix ? Self.featuresOfSix : []).sorted()
    }

    /// What Swift 6 has anyway; asking for it again is an error.
    private static let featuresOfSix: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues",
        "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
    ]

    private static let features = [
        "BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals",
        "CONCISE_MAGIC_FILE": "ConciseMagicFile",
        "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_INFERENCE": "DisableOutwardActorInference",
        "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
        "EXISTENTIAL_ANY": "ExistentialAny",
        "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "GLOBAL_CONCURRENCY": "GlobalConcurrency",
        "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]

    /// Sets a value that may speak of the one below it.
    private mutating func set(_ key: String, _ value: String) {
        let below = values[key] ?? ""
        values[key] = value.replacingOccurrences(of: "$(inherited)", with: below)
            .replacingOccurrences(of: "${inherited}", with: below)
    }

    /// Fills in `$(NAME)` and `$(NAME:operator)`. What is unknown becomes empty, as in Xcode.
    private func expand(_ text: String, depth: Int) -> String {
        guard depth < 8, text.contains("$") else { return text }
        return text.replacing(#/\$[({](\w+)(?::([\w:]+))?[)}]/#) { match in
            let name = String(match.1)
            let value = name == "TARGET_NAME" ? targetName : expand(values[name] ?? "", depth: depth + 1)
            switch match.2 {
            case "c99extidentifier": return ModuleName.valid(value)
            case "rfc1034identifier": return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
            default: return value
            }
        }
    }

    /// The debug configuration; where none is called so, the default one.
    private static func configuration(of owner: XcodeObject, objects: XcodeObjects) -> XcodeObject? {
        guard let list = objects[owner.string("buildConfigurationList")] else { return nil }
        let all = list.strings("buildConfigurations").compactMap { objects[$0] }
        return all.first { $0.string("name") == "Debug" }
            ?? all.first { $0.string("name") == list.string("defaultConfigurationName") } ?? all.first
    }
}

/// The lines `KEY = VALUE` of an .xcconfig file.
enum XcodeConfigFile {
    static func values(in file: URL) -> [(String, String)] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let text = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].contains("[") else { return nil }
            return (parts[0].trimmingCharacters(in: .whitespaces), parts[1].trimmingCharacters(in: .whitespaces))
        }
    }
}
