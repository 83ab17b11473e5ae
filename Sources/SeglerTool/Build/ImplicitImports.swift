import Foundation

/// Modules that source need not import, since Apple's Foundation brings along what they hold.
enum ImplicitImports {
    private static let always = ["Combine", "FoundationNetworking", "FoundationPlus", "Observation"]

    /// What no program loads that does not ask for it, and the names that ask.
    private static let onDemand = ["FoundationXML": ["XMLParser", "XMLDocument"]]

    /// The words for the compiler.
    static func words(for module: SourceModule, runtime: Runtime) -> [String] {
        let own = always.filter { $0 != "FoundationPlus" || runtime.hasModule($0) }.filter { $0 != module.name }
        let asked = onDemand.filter { entry in module.sources.contains { mentions(entry.value, in: $0) } }.keys
        return (own + asked.sorted()).flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }

    private static func mentions(_ names: [String], in source: URL) -> Bool {
        guard let text = try? Data(contentsOf: source) else { return false }
        return names.contains { text.range(of: Data($0.utf8)) != nil }
    }
}
