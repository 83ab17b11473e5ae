/// A change with the sentence that says what it does.
package struct TitledChange: Sendable {
    package let title: Sentence
    let change: Change

    init(_ title: Sentence, _ change: Change) {
        (self.title, self.change) = (title, change)
    }
}
