import Foundation
import Observation

/// A note that is open: its text, which is saved while it is typed.
///
/// What is typed is on the disk within a second. It is saved at once by `save()`, and when nobody has the document any
/// more. What cannot be saved stays with the store, which tries again from time to time.
@MainActor
@Observable
package final class NoteDocument: Identifiable {
    /// How long something typed may wait until it is saved, in seconds.
    static let longestWait = 0.8

    /// How long to wait before what could not be saved is tried again, in seconds.
    static let retryWait = 2.0

    package let id: NoteSummary.ID

    /// The text of the title's field; may be empty.
    package var title = "" {
        didSet { if title != oldValue { typed() } }
    }

    package var text = "" {
        didSet { if text != oldValue { typed() } }
    }

    /// Why there is nothing to show; nothing can be typed then.
    package private(set) var fault: NoteFault?

    /// Whether something was typed and is not on the disk.
    package private(set) var hasUnsavedChanges = false

    /// Whether the last try to save failed.
    @ObservationIgnored private(set) var isStuck = false
    /// Whether the user has read that it did.
    @ObservationIgnored private var isFailureReported = false

    @ObservationIgnored private let store: NoteStore
    /// The revision that the text is based on.
    @ObservationIgnored private var revision = 0
    /// When the text was last made a version.
    @ObservationIgnored private var keptAt: Date?
    @ObservationIgnored private var isLoading = false
    @ObservationIgnored private var timer: (any DispatchSourceTimer)?

    init(_ id: NoteSummary.ID, in store: NoteStore) {
        self.id = id
        self.store = store
        load()
    }

    /// What could not be saved when nobody had it any more.
    private convenience init(rescuing lost: NoteDocument) {
        self.init(lost.id, rescuing: lost.unsaved, in: lost.store)
        keptAt = lost.keptAt
        isFailureReported = true
        wait(Self.retryWait)
    }

    /// What could not be saved before.
    init(_ id: NoteSummary.ID, rescuing lost: UnsavedEntries.Text, in store: NoteStore) {
        (self.id, self.store, revision) = (id, store, lost.revision)
        isLoading = true
        (title, text) = (lost.title, lost.text)
        isLoading = false
        (hasUnsavedChanges, isStuck) = (true, true)
    }

    /// What there is to save.
    var unsaved: UnsavedEntries.Text { UnsavedEntries.Text(title: title, text: text, revision: revision) }

    isolated deinit {
        timer?.cancel()
        if !write(reportsFailure: true), store.owner != nil { store.hold(NoteDocument(rescuing: self)) }
    }

    /// What a title bar shows: the title from its field, or else the first line.
    package var heading: String { NoteText.title(title, text: text) }

    package var isEditable: Bool { fault == nil && !store.isReadOnly }

    /// Saves what was typed. Returns whether all is on the disk; the habit store's `lastError` says why if not.
    @discardableResult
    package func save() -> Bool { save(reportsFailure: true) }

    /// Saves what was typed. What fails but once, while another program writes, is none of the user's business.
    func saveQuietly() { _ = save(reportsFailure: isStuck && !isFailureReported) }

    func save(reportsFailure: Bool) -> Bool {
        timer?.cancel()
        timer = nil
        let isSaved = write(reportsFailure: reportsFailure)
        if isSaved {
            store.release(id)
        } else if store.owner != nil {
            store.hold(self)
            wait(Self.retryWait)
        }
        return isSaved
    }

    private func write(reportsFailure: Bool) -> Bool {
        guard hasUnsavedChanges, fault == nil else { return !hasUnsavedChanges }
        let now = store.owner?.now ?? .now
        // A version is what somebody found when they began to write, and what they had after each ten minutes.
        let keepsVersion = keptAt.map { abs(now.timeIntervalSince($0)) >= VersionRules.step } ?? true
        let draft = NoteDraft(title: title, text: text)
        // The error of this one may go with its success, that of another one may not.
        isStuck = false
        guard
            let saved = store.save(
                draft, to: id, basedOn: revision, keepsVersion: keepsVersion, reportsFailure: reportsFailure)
        else {
            isStuck = true
            if reportsFailure { isFailureReported = true }
            return false
        }
        isFailureReported = false
        if keepsVersion { keptAt = now }
        revision = saved
        hasUnsavedChanges = false
        return true
    }

    /// Takes over what was changed elsewhere, unless something was typed here meanwhile.
    func refresh() {
        guard !hasUnsavedChanges else { return }
        load()
    }

    private func load() {
        isLoading = true
        defer { isLoading = false }
        do {
            let content = try store.content(of: id)
            if title != content.title { title = content.title }
            if text != content.text { text = content.text }
            revision = content.revision
            if fault != nil { fault = nil }
        } catch {
            fault = error as? NoteFault ?? .damaged
        }
    }

    private func typed() {
        guard !isLoading, fault == nil else { return }
        if !hasUnsavedChanges { hasUnsavedChanges = true }
        if timer == nil { wait(Self.longestWait) }
    }

    /// Saves, or waits once more while the file is being written beside the main thread.
    private func saveInTurn() {
        guard store.owner?.isWorkingBeside != true else { return wait(Self.longestWait) }
        saveQuietly()
    }

    private func wait(_ seconds: Double) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in
            // A failure that the user has read of is not told again and again.
            MainActor.assumeIsolated { self?.saveInTurn() }
        }
        timer.schedule(deadline: .now() + seconds, leeway: .milliseconds(100))
        timer.activate()
        self.timer = timer
    }
}
