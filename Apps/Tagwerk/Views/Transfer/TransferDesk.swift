import Observation
import SwiftUI
import TagwerkModel

/// What a window has open to bring data in and out. The program's menu starts it.
@MainActor
@Observable
final class TransferDesk {
    /// A file that was read, for the sheet that says what it would bring.
    struct Reading: Identifiable {
        let id = UUID()
        let name: String
        let file: ImportedFile
    }

    /// What cannot be done, and what helps.
    struct Problem: Identifiable {
        let id = UUID()
        let title: LocalizedStringKey
        let explanation: Text
    }

    var isChoosingFile = false
    var isChoosingFolder = false
    /// Whether the user is asked which folder the notes' files go into.
    var isChoosingTarget = false
    var showsBackups = false
    var reading: Reading?
    /// A finished export, for the dialog that asks where it goes.
    private(set) var file: ExportFile?
    var problem: Problem?
    /// What takes its time just now.
    private(set) var work: LongWork?
    /// What was asked for while something that was cancelled had not come to its end.
    @ObservationIgnored private var next: (@MainActor () -> Void)?

    /// Whether something is at work that nobody has cancelled: nothing else begins meanwhile.
    var isBusy: Bool { work?.isCancelled == false }

    /// Whether something that the user has to answer lies over the window.
    var isCovered: Bool {
        isChoosingFile || isChoosingFolder || isChoosingTarget || showsBackups || reading != nil || file != nil
            || problem != nil
    }

    /// Reads a file beside the main thread and shows what it holds.
    func read(_ url: URL) {
        perform("Reading \(url.lastPathComponent) …") { progress in
            Result { () throws(ImportProblem) in try ImportedFile.read(url, progress: progress) }
        } then: { [self] result in
            switch result {
            case .success(let file): reading = Reading(name: url.lastPathComponent, file: file)
            case .failure(let problem):
                self.problem = Problem(
                    title: "“\(url.lastPathComponent)” Cannot Be Imported",
                    explanation: Text(LocalizedStringKey(problem.explanation)))
            }
        }
    }

    /// Writes an export beside the main thread and asks where it goes.
    func write(_ format: ExportFormat, of store: HabitStore) {
        let export = HabitExport(store)
        perform("Exporting …") { progress in
            Result { try format.contents(export, progress: progress) }
        } then: { [self] result in
            switch result {
            case .success(let contents):
                file = ExportFile(name: export.fileName(format.ending), type: format.type, contents: contents)
            case .failure(let error): fail(ExportProblem(error, at: .temporaryDirectory.appending(path: "Tagwerk")))
            }
        }
    }

    /// Writes the notes beside the main thread into a new folder in the one that was chosen.
    func writeNotes(into parent: URL, of store: HabitStore, then done: @escaping @MainActor (URL) -> Void) {
        let export = HabitExport(store)
        perform("Exporting …") { progress in
            Result { () throws(ExportProblem) in try export.writeMarkdown(into: parent, progress: progress) }
        } then: { [self] result in
            switch result {
            case .success(let folder): done(folder)
            case .failure(let problem): fail(problem)
            }
        }
    }

    func cancelExport() {
        file = nil
    }

    func didExport(_ result: Result<URL, any Error>, then done: @MainActor (URL) -> Void) {
        let name = file?.name ?? ""
        file = nil
        switch result {
        case .success(let url): done(url)
        case .failure(let error):
            let place = (error as? CocoaError)?.filePath ?? name
            fail(ExportProblem(error, at: URL(filePath: place)))
        }
    }

    private func fail(_ problem: ExportProblem) {
        self.problem = Problem(
            title: "The Export Could Not Be Written", explanation: Text(LocalizedStringKey(problem.explanation)))
    }

    private func perform<T: Sendable>(
        _ title: LocalizedStringKey, _ job: @escaping @Sendable (_ progress: @escaping (Double) -> Void) -> T,
        then done: @escaping @MainActor (T) -> Void
    ) {
        guard work == nil else {
            next = { [self] in perform(title, job, then: done) }
            return
        }
        let work = LongWork(title)
        self.work = work
        work.run { progress in
            let task = Task.detached { job { share in Task { @MainActor in progress(share) } } }
            let result = await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
            self.work = nil
            if !work.isCancelled { done(result) }
            let next = self.next
            self.next = nil
            next?()
        }
    }
}
