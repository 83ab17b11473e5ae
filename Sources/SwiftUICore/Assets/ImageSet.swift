import Foundation

/// A named picture of a catalogue, in its variants.
struct ImageSet: Decodable, Sendable {
    private struct Entry: Decodable, Sendable {
        let variant: AssetVariant
        let filename: String?
        let scale: String?

        enum CodingKeys: CodingKey { case filename, scale }

        init(from decoder: any Decoder) throws {
            variant = try AssetVariant(from: decoder)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            filename = try container.decodeIfPresent(String.self, forKey: .filename)
            scale = try container.decodeIfPresent(String.self, forKey: .scale)
        }

        /// Dots per point; nil for a picture that serves all scales.
        var factor: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }
    }

    private struct Properties: Decodable, Sendable {
        let intent: String?

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    private let images: [Entry]
    private let properties: Properties?

    /// The picture is meant to be drawn in the foreground style.
    var isTemplate: Bool { properties?.intent == "template" }

    /// The file that fits best, with its dots per point.
    func file(for traits: AssetTraits) -> (name: String, scale: CGFloat)? {
        let usable = images.compactMap { entry in
            entry.filename.flatMap { name in
                entry.variant.fitness(for: traits).map { (name, factor: entry.factor, fitness: $0) }
            }
        }
        guard let fitness = usable.map(\.fitness).max() else {
            return images.lazy.compactMap { entry in entry.filename.map { ($0, entry.factor ?? 1) } }.first
        }
        let best = usable.filter { $0.fitness == fitness }
        // What serves all scales is a vector; else the coarsest that is fine enough, else the finest.
        if let vector = best.first(where: { $0.factor == nil }) { return (vector.0, 1) }
        let sorted = best.compactMap { name, factor, _ in factor.map { (name, $0) } }.sorted { $0.1 < $1.1 }
        return sorted.first { $0.1 >= traits.scale } ?? sorted.last
    }
}
