import Foundation

/// Modules that source need not import, since Apple's Foundation brings along what they hold.
enum ImplicitImports {
    private static let always = ["Combine", "Observation"]

    /// Those that cost a program a library to load, and the names that ask for them.
    private static let onDemand = [
        "FoundationNetworking": [
            "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol", "HTTPCookie",
            "URLAuthenticationChallenge",
        ],
        "FoundationXML": ["XMLParser", "XMLDocument"],
    ]

    /// The words for the compiler.
    static func words(for module: SourceModule) -> [String] {
        var names = always.filter { $0 != module.name }
        let texts = module.sources.lazy.compactMap { try? Data(contentsOf: $0) }
        var wanted = onDemand
        for text in texts where !wanted.isEmpty {
            for (name, signs) in wanted where signs.contains(where: { text.range(of: Data($0.utf8)) != nil }) {
                names.append(name)
                wanted[name] = nil
            }
        }
        return names.sorted().flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }
}
