/// Finds what a mistyped word may have meant.
enum Similar {
    /// The most similar candidate, if it is near enough to be worth a question: a word that begins like one candidate
    /// only, such as `--conf`, or one with few wrong letters, among them the beginning of a longer one (`--confg`).
    static func nearest(to word: String, in candidates: [String]) -> String? {
        let begun = candidates.filter { $0.lowercased().hasPrefix(word.lowercased()) }
        if begun.count == 1, word.contains(where: \.isLetter) { return begun[0] }
        let allowed = word.count < 4 ? 1 : max(2, word.count / 3)
        func nearest(_ beginning: (String) -> String) -> String? {
            let ranked = candidates.map { ($0, distance(word.lowercased(), beginning($0.lowercased()))) }
            return ranked.min { $0.1 < $1.1 }.flatMap { $0.1 <= allowed ? $0.0 : nil }
        }
        if let whole = nearest({ $0 }) { return whole }
        // Short words begin like too many others.
        return word.count < 6 ? nil : nearest { String($0.prefix(word.count)) }
    }

    /// How many letters must be put in, taken out or changed.
    static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (i, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
                diagonal = above
            }
        }
        return row[second.count]
    }
}
