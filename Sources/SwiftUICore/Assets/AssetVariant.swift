/// What is common to the variants of all kinds of assets.
struct AssetVariant: Decodable, Sendable {
    struct Appearance: Decodable, Sendable {
        var appearance: String
        var value: String
    }

    var idiom: String?
    var appearances: [Appearance]?
    var direction: String?
    var gamut: String?
    var locale: String?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances, locale
        case direction = "language-direction"
        case gamut = "display-gamut"
    }

    /// How well the variant fits; nil where it must not be shown.
    func fitness(for traits: AssetTraits) -> Int? {
        var fitness = 0
        for entry in appearances ?? [] {
            switch entry.appearance {
            case "luminosity":
                guard (entry.value == "dark") == (traits.scheme == .dark) else { return nil }
                fitness += 40
            case "contrast":
                guard entry.value == "high", traits.contrast == .increased else { return nil }
                fitness += 80
            default: return nil
            }
        }
        if let direction {
            guard (direction == "right-to-left") == (traits.direction == .rightToLeft) else { return nil }
            fitness += 20
        }
        if let locale {
            let language = LanguageTag.code(locale)
            guard UserLocale.current.languages.contains(where: { LanguageTag.code($0) == language }) else { return nil }
            fitness += 160
        }
        switch idiom {
        case nil, "universal": fitness += 9
        case "ipad": fitness += 7
        case "mac": fitness += 6
        case "iphone": fitness += 5
        // Watches, television sets and cars have pictures of other sizes.
        default: break
        }
        if gamut != "display-P3" { fitness += 1 }
        return fitness
    }
}
