import Foundation
import PreviewMessages

/// Where the source declares what it shows in previews. `#Preview` knows its own place; a provider does not.
struct PreviewPlaces {
    private static var declaration: Regex<(Substring, Substring)> {
        #/\b(?:struct|class|enum|extension)\s+([\w.]+)\s*:(?:[^{]*[\s.,&])?PreviewProvider(?!\w)/#
    }

    private var providers: [String: (file: String, line: Int)] = [:]

    init(sources: [URL]) {
        for file in sources {
            guard let data = try? Data(contentsOf: file) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            guard text.contains("PreviewProvider") else { continue }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let match = line.firstMatch(of: Self.declaration) else { continue }
                let name = match.1.split(separator: ".").last.map(String.init) ?? String(match.1)
                providers[name] = (file.lastPathComponent, index + 1)
            }
        }
    }

    /// The description with its place.
    func placed(_ description: PreviewDescription) -> PreviewDescription {
        let parts = description.type.split(separator: ".")
        guard description.file == nil, let module = parts.first, let name = parts.last,
            let place = providers[String(name)]
        else { return description }
        var result = description
        result.file = "\(module)/\(place.file)"
        result.line = place.line
        return result
    }

    /// Whether this is the order of the source.
    static func precede(_ a: PreviewDescription, _ b: PreviewDescription) -> Bool {
        (a.file ?? "~", a.line ?? 0, a.id) < (b.file ?? "~", b.line ?? 0, b.id)
    }
}
