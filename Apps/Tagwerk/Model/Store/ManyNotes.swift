import Foundation

/// Made-up notes, for measuring how the app carries many of them.
package struct ManyNotes: Sendable {
    package let count: Int
    /// Of each text, in bytes.
    package let size: Int

    package init(count: Int = 10_000, size: Int = 2_000) {
        self.count = count
        self.size = size
    }

    /// Adds the notes to a store in one change. They are the same in each run.
    @MainActor
    package func add(to store: HabitStore) {
        let now = store.now
        let notes = (0..<count).map { number in
            let draft = NoteDraft(
                title: number.isMultiple(of: 2) ? "Note \(number)" : "", text: Self.text(size, seed: number))
            return StoredNote(draft, createdAt: now - Double(count - number) * 60)
        }
        _ = store.perform(.notes(.insert(notes)), Sentence("%lld notes imported", .number(count)))
    }

    /// Words of two to eleven letters, some of them often, as in a language.
    package static func text(_ size: Int, seed: Int) -> String {
        var random = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Int(random >> 33) % bound
        }
        let syllables = [
            "ha", "bel", "ti", "mor", "schu", "en", "ter", "ü", "la", "k", "ßer", "po", "rin", "ga", "ste",
        ]
        var text = ""
        var words = 0
        while text.utf8.count < size {
            // The product of two numbers is small more often than not.
            var word = next(150) * next(150)
            repeat {
                text += syllables[word % syllables.count]
                word /= syllables.count
            } while word > 0
            words += 1
            text += words.isMultiple(of: 12) ? ".\n" : " "
        }
        return text
    }
}
