/// A change that can be undone or redone, with a sentence that says what was done.
package struct UndoEntry: Identifiable, Hashable, Sendable {
    package let id: Int
    /// What was done, such as “Reading” deleted.
    package let title: Sentence
    /// Leads back, or forward again in the redo list.
    let change: Change
}
