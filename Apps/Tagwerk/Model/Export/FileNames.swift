import Foundation

/// Gives names to files: such as every system takes, and each another one.
struct FileNames {
    /// In bytes. Systems take 255, and a number and an ending come after it.
    private static let longest = 120
    private static let forbidden = Set("/\\:*?\"<>|\u{7F}")
    private static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    private var taken: Set<String> = []

    /// - Parameter taken: names that are in the folder already.
    init(taken: some Sequence<String> = []) {
        self.taken = Set(taken.map(Self.key))
    }

    mutating func name(for title: String, ending: String) -> String {
        let base = Self.plain(title)
        var name = "\(base).\(ending)"
        var number = 2
        while !taken.insert(Self.key(name)).inserted {
            name = "\(base) \(number).\(ending)"
            number += 1
        }
        return name
    }

    private static func plain(_ title: String) -> String {
        var name = ""
        var size = 0
        for character in title.precomposedStringWithCanonicalMapping {
            let isControl = character.unicodeScalars.contains {
                [.control, .lineSeparator, .paragraphSeparator, .format].contains($0.properties.generalCategory)
                    && $0 != "\u{200D}"
            }
            let allowed = isControl ? " " : forbidden.contains(character) ? "-" : character
            size += allowed.utf8.count
            // One character may have any number of accents.
            guard size <= longest else { break }
            name.append(allowed)
        }
        // A dot at the beginning hides a file, one at the end is lost on some systems.
        let edges = CharacterSet.whitespaces.union(CharacterSet(charactersIn: "."))
        name = name.trimmingCharacters(in: edges)
        if name.isEmpty { return "Note" }
        // Some systems take a device's name for the device whatever its ending is.
        let stem = name.prefix { $0 != "." }
        return devices.contains(stem.lowercased()) ? stem + "_" + name.dropFirst(stem.count) : name
    }

    /// The same for names that some systems take for one.
    private static func key(_ name: String) -> String {
        name.lowercased().uppercased().precomposedStringWithCanonicalMapping
    }
}
