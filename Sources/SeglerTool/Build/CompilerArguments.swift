import Foundation

/// The words for swiftc.
enum CompilerArguments {
    /// What each use of the compiler on a module needs.
    static func common(
        for module: SourceModule, sources: [URL], configuration: Configuration, runtime: Runtime, moduleFolder: URL?
    ) -> [String] {
        var words = ["-module-name", module.name, "-swift-version", module.settings.languageVersion]
        if !sources.contains(where: { $0.lastPathComponent == "main.swift" }) { words.append("-parse-as-library") }
        words += ["-I", runtime.modules.path]
        words += ImplicitImports.words(for: module, runtime: runtime)
        if let moduleFolder { words += ["-I", moduleFolder.path] }
        if let macros = runtime.macros { words += ["-load-plugin-executable", macros.path + "#SwiftUIMacros"] }
        if let isolation = module.settings.defaultIsolation { words += ["-default-isolation", isolation] }
        for feature in module.settings.upcomingFeatures { words += ["-enable-upcoming-feature", feature] }
        for feature in module.settings.experimentalFeatures { words += ["-enable-experimental-feature", feature] }
        if configuration == .debug { words.append("-DDEBUG") }
        words += module.settings.conditions.map { "-D" + $0 }
        return words
    }
}
