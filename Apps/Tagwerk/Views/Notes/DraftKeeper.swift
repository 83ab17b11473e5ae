import Foundation
import Observation
import TagwerkModel

/// A note that is being written and is no note yet. It is kept beside the notes within a second, so that nothing that was
/// typed depends on the sheet.
@MainActor
@Observable
final class DraftKeeper {
    private enum Key {
        static let title = "newNote.title"
        static let text = "newNote.text"
    }

    private static let longestWait = Duration.milliseconds(800)

    var title: String {
        didSet { if title != oldValue { typed() } }
    }
    var text: String {
        didSet { if text != oldValue { typed() } }
    }

    @ObservationIgnored private var wait: Task<Void, Never>?

    init() {
        title = UserDefaults.standard.string(forKey: Key.title) ?? ""
        text = UserDefaults.standard.string(forKey: Key.text) ?? ""
    }

    var draft: NoteDraft { NoteDraft(title: title, text: text) }
    var isBlank: Bool { draft.isBlank }

    private func typed() {
        guard wait == nil else { return }
        wait = Task { [weak self] in
            try? await Task.sleep(for: Self.longestWait)
            if !Task.isCancelled { self?.keep() }
        }
    }

    /// Writes what was typed now.
    func keep() {
        guard let waiting = wait else { return }
        waiting.cancel()
        wait = nil
        UserDefaults.standard.set(title, forKey: Key.title)
        UserDefaults.standard.set(text, forKey: Key.text)
        UserDefaults.standard.synchronize()
    }

    /// Forgets the draft: it was saved as a note, or is not wanted.
    func discard() {
        wait?.cancel()
        wait = nil
        UserDefaults.standard.removeObject(forKey: Key.title)
        UserDefaults.standard.removeObject(forKey: Key.text)
        UserDefaults.standard.synchronize()
    }
}
