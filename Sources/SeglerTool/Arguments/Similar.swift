/// Finds what a mistyped word may have meant.
enum Similar {
    /// The most similar candidate, if it is near enough to be worth a question.
    static func nearest(to word: String, in candidates: [String]) -> String? {
        let ranked = candidates.map { ($0, distance(word.lowercased(), $0.lowercased())) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= (word.count < 4 ? 1 : max(2, word.count / 3)) else {
            return nil
        }
        return best.0
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
