/// Names of modules are identifiers; those of folders and targets need not be.
enum ModuleName {
    /// The name with `_` for each letter that an identifier cannot have, as Xcode makes it.
    static func valid(_ name: String) -> String {
        let letters = name.map { letter -> Character in
            letter.isLetter || letter.isNumber || letter == "_" ? letter : "_"
        }
        guard let first = letters.first else { return "App" }
        let result = first.isNumber ? "_" + String(letters.dropFirst()) : String(letters)
        return reserved.contains(result) ? result + "App" : result
    }

    /// A module of these names would hide what it imports.
    private static let reserved: Set<String> = [
        "SwiftUI", "SwiftUICore", "Combine", "Foundation", "Swift", "Observation",
    ]
}
