import PreviewMessages

/// Names for the pictures' files: those of the previews, as far as files can be called so, each once.
struct PreviewNames {
    private var used: Set<String> = []

    mutating func fileName(for name: String) -> String {
        var base = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? String($0) : "-" }.joined()
        while base.contains("--") { base = base.replacing("--", with: "-") }
        base = base.trimmingPrefix { $0 == "-" || $0 == "." }.description
        while base.hasSuffix("-") { base.removeLast() }
        if base.isEmpty { base = "Preview" }
        var result = base
        var number = 2
        while !used.insert(result.lowercased()).inserted {
            result = "\(base)-\(number)"
            number += 1
        }
        return result + ".png"
    }
}
