import Foundation

/// What asset catalogues name: colours and images, some in folders that are part of the name.
struct AssetCatalog: Equatable {
    enum Kind: Equatable {
        case color
        case image
    }

    struct Asset: Equatable {
        let kind: Kind
        /// As the program asks for it: with its namespaces, such as `Signal/green`.
        let name: String
        let namespaces: [String]
        /// The name without namespaces.
        let shortName: String
    }

    private(set) var assets: [Asset] = []

    /// The assets of the catalogues; of two with one name the first counts.
    init(_ catalogs: [URL]) {
        for catalog in catalogs { walk(catalog, parents: [], namespaces: []) }
    }

    private mutating func walk(_ folder: URL, parents: [String], namespaces: [String]) {
        guard let parents = Folder.extended(parents, by: folder) else { return }
        for entry in Folder.entries(of: folder) where entry.isFolder {
            let name = entry.url.deletingPathExtension().lastPathComponent
            switch entry.url.pathExtension {
            case "colorset": add(.color, name, namespaces)
            case "imageset", "symbolset": add(.image, name, namespaces)
            case "":
                let own = Self.isNamespace(entry.url) ? [entry.name] : []
                walk(entry.url, parents: parents, namespaces: namespaces + own)
            default: break
            }
        }
    }

    private mutating func add(_ kind: Kind, _ name: String, _ namespaces: [String]) {
        let full = (namespaces + [name]).joined(separator: "/")
        guard !assets.contains(where: { $0.kind == kind && $0.name == full }) else { return }
        assets.append(Asset(kind: kind, name: full, namespaces: namespaces, shortName: name))
    }

    private static func isNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let isNamespace: Bool?

                private enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
            }

            let properties: Properties?
        }
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.isNamespace ?? false
    }
}
