import Foundation

/// A named colour of a catalogue, in its variants.
struct ColorSet: Decodable, Sendable {
    private struct Entry: Decodable, Sendable {
        let variant: AssetVariant
        let color: CatalogColor?

        enum CodingKeys: CodingKey { case color }

        init(from decoder: any Decoder) throws {
            variant = try AssetVariant(from: decoder)
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(CatalogColor.self, forKey: .color)
        }
    }

    private let colors: [Entry]

    /// The colour of the variant that fits best; nil for a set without colours.
    func color(for traits: AssetTraits) -> Color? {
        let usable = colors.compactMap { entry in
            entry.color.flatMap { color in entry.variant.fitness(for: traits).map { (color, fitness: $0) } }
        }
        return (usable.max { $0.fitness < $1.fitness }?.0 ?? colors.lazy.compactMap(\.color).first)?.color
    }
}

/// A colour as catalogues write it.
private struct CatalogColor: Decodable, Sendable {
    let space: String?
    let components: [String: Component]?
    let reference: String?

    enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
    }

    /// A number, or a text of one: `0.5`, `128` of 255, `0x80` of 255.
    struct Component: Decodable, Sendable {
        let value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
                return
            }
            let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces).lowercased()
            if text.hasPrefix("0x") {
                value = Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255
            } else if text.contains(".") || text.contains("e") {
                value = Double(text) ?? 0
            } else {
                value = (Double(text) ?? 0) / 255
            }
        }
    }

    var color: Color? {
        if let reference { return SemanticColor.color(reference: reference) }
        guard let components else { return nil }
        let alpha = components["alpha"]?.value ?? 1
        let space: Color.RGBColorSpace =
            switch space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        if let white = components["white"]?.value { return Color(space, white: white, opacity: alpha) }
        guard let red = components["red"]?.value, let green = components["green"]?.value,
            let blue = components["blue"]?.value
        else { return nil }
        return Color(space, red: red, green: green, blue: blue, opacity: alpha)
    }
}
