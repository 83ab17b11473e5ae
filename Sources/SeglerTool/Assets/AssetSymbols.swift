/// The source that gives assets names: `ImageResource.sun`, `ColorResource.brand`, and `Color.brand` unless the project
/// does without.
struct AssetSymbols {
    /// A namespace, with what is in it.
    private struct Scope {
        var members: [(name: String, asset: String)] = []
        var scopes: [(name: String, scope: Scope)] = []

        var isEmpty: Bool { members.isEmpty && scopes.isEmpty }

        mutating func add(_ asset: AssetCatalog.Asset, path: ArraySlice<String>) {
            guard let first = path.first else {
                let name = AssetName.member(asset.shortName)
                if !members.contains(where: { $0.name == name }) { members.append((name, asset.name)) }
                return
            }
            let name = AssetName.namespace(first)
            if let index = scopes.firstIndex(where: { $0.name == name }) {
                scopes[index].scope.add(asset, path: path.dropFirst())
            } else {
                var scope = Scope()
                scope.add(asset, path: path.dropFirst())
                scopes.append((name, scope))
            }
        }
    }

    private var colors = Scope()
    private var images = Scope()
    private let hasExtensions: Bool

    init(_ catalog: AssetCatalog, hasExtensions: Bool) {
        self.hasExtensions = hasExtensions
        for asset in catalog.assets {
            switch asset.kind {
            case .color: colors.add(asset, path: asset.namespaces[...])
            case .image: images.add(asset, path: asset.namespaces[...])
            }
        }
    }

    /// The whole file; nil where there is nothing to name.
    var source: String? {
        guard !colors.isEmpty || !images.isEmpty else { return nil }
        var parts = ["import Foundation\nimport SwiftUI\n"]
        if !colors.isEmpty {
            parts.append(block("extension ColorResource", colors) { Self.resource("ColorResource", $0, $1) })
        }
        if !images.isEmpty {
            parts.append(block("extension ImageResource", images) { Self.resource("ImageResource", $0, $1) })
        }
        if hasExtensions, !colors.isEmpty {
            var own = colors
            own.members.removeAll { Self.takenByColor.contains($0.name) }
            parts.append(block("extension Color", own, Self.color))
            own.scopes = []
            parts.append(block("extension ShapeStyle where Self == Color", own, Self.color))
        }
        return parts.joined(separator: "\n")
    }

    /// Colours that SwiftUI has under these names.
    private static let takenByColor: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    private func block(
        _ head: String, _ scope: Scope, path: [String] = [], indent: String = "",
        _ line: (_ name: String, _ value: (asset: String, path: [String])) -> String
    ) -> String {
        var lines = [indent + head + " {"]
        for inner in scope.scopes {
            let text = block(
                "enum \(inner.name)", inner.scope, path: path + [inner.name], indent: indent + "    ", line)
            lines.append(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        }
        lines += scope.members.map { indent + "    " + line($0.name, ($0.asset, path + [$0.name])) }
        return (lines + [indent + "}"]).joined(separator: "\n") + "\n"
    }

    private static func resource(_ type: String, _ name: String, _ value: (asset: String, path: [String])) -> String {
        let asset = value.asset.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "nonisolated static let \(name) = \(type)(name: \"\(asset)\", bundle: .main)"
    }

    private static func color(_ name: String, _ value: (asset: String, path: [String])) -> String {
        "nonisolated static var \(name): Color { Color(ColorResource.\(value.path.joined(separator: "."))) }"
    }
}
