import Foundation
import Observation
import PreviewMessages

/// The previews of the place that the window was opened for, kept up to date.
@MainActor
@Observable
final class PreviewModel {
    private(set) var previews: [ShownPreview] = []
    var selection: String?
    var isDark: Bool { didSet { if isDark != oldValue { draw() } } }
    var room = PreviewRoom.automatic { didSet { if room != oldValue { draw() } } }
    /// Whether pictures are on their way.
    private(set) var isDrawing = false
    /// What the compiler or the tool has to say; the pictures are older then.
    private(set) var problem: String?
    /// Whether there has been an answer at all.
    private(set) var hasAnswer = false

    let title: String
    private let arguments: PreviewArguments
    @ObservationIgnored private var run: PreviewRun?
    @ObservationIgnored private var watcher: FolderWatcher?
    @ObservationIgnored private var display: PrivateDisplay?
    @ObservationIgnored private var runNumber = 0
    /// Whether something else is wanted since the drawing began.
    @ObservationIgnored private var isStale = false
    /// The state of the source that the last drawing began with.
    @ObservationIgnored private var drawn: SourceState?
    @ObservationIgnored private var pause: Timer?
    /// Whether the program is built and its pictures are being drawn.
    @ObservationIgnored private var isBuilt = false
    private let pictures: URL

    init(_ arguments: PreviewArguments) {
        self.arguments = arguments
        isDark = arguments.isDark
        let place = URL(fileURLWithPath: arguments.place)
        title = place.lastPathComponent
        pictures = FileManager.default.temporaryDirectory
            .appendingPathComponent(Self.folderName + "\(ProcessInfo.processInfo.processIdentifier)")
        Self.removeLeftovers()
    }

    private static let folderName = "segler-previews-"

    /// Pictures of windows that have been killed.
    private static func removeLeftovers() {
        let folder = FileManager.default.temporaryDirectory
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard name.hasPrefix(folderName), let process = Int32(name.dropFirst(folderName.count)),
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    var selected: ShownPreview? { previews.first { $0.id == selection } }

    /// Draws the previews and follows the source from now on. Called when the window appears.
    func start() {
        guard watcher == nil else { return }
        display = PrivateDisplay()
        watcher = FolderWatcher(arguments.watched) { [weak self] in self?.heardOfChange() }
        draw()
    }

    /// How long to wait for the other files that an editor saves with one.
    private static let pauseBetweenFiles = 0.03

    private func heardOfChange() {
        pause?.invalidate()
        pause = Timer.scheduledTimer(withTimeInterval: Self.pauseBetweenFiles, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.drawIfChanged() }
        }
    }

    private func drawIfChanged() {
        guard SourceState(of: arguments.watched) != drawn else { return }
        draw()
    }

    /// Ends what runs beside the window.
    func stop() {
        run?.cancel()
        display?.close()
        try? FileManager.default.removeItem(at: pictures)
    }

    /// Draws all anew, the selected one first. A build is waited for, since two compilers would write the same files;
    /// pictures of an older state are not.
    func draw() {
        guard watcher != nil else { return }
        if isDrawing {
            guard isBuilt else {
                isStale = true
                return
            }
            run?.cancel()
        }
        isStale = false
        isBuilt = false
        // Before the build reads the first file, so that whatever is saved from now on makes a difference.
        drawn = SourceState(of: arguments.watched)
        runNumber += 1
        isDrawing = true
        let folder = pictures.appendingPathComponent("\(runNumber)")
        var words = ["preview", arguments.place, "--json", "--output", folder.path] + arguments.options
        if isDark { words.append("--dark") }
        if room != .automatic {
            words += ["--size", room.rawValue]
        } else if let size = arguments.size {
            words += ["--size", size]
        }
        if let selection { words += ["--first", selection] }
        var found: [String] = []
        run = PreviewRun(tool: arguments.tool, words: words, display: display?.name) { [weak self] event in
            guard let self else { return }
            switch event {
            case .report(let report): self.take(report, found: &found, folder: folder)
            case .ended(let status, let output): self.end(status, output, found: found)
            }
        }
    }

    private func take(_ report: PreviewReport, found: inout [String], folder: URL) {
        switch report {
        case .found(let description):
            isBuilt = true
            found.append(description.id)
            let place = description.file.flatMap { file in
                description.line.map { "\(file.split(separator: "/").last ?? ""):\($0)" }
            }
            if let index = previews.firstIndex(where: { $0.id == description.id }) {
                previews[index].name = description.name
                previews[index].place = place
            } else {
                adopt(description, place: place)
            }
            if selection == nil { selection = description.id }
        case .drew(let picture):
            problem = nil
            update(picture.id) {
                $0.problem = nil
                $0.picture = ShownPreview.Picture(
                    folder: folder.path, file: URL(fileURLWithPath: picture.path).lastPathComponent,
                    size: CGSize(width: picture.width, height: picture.height))
            }
        case .failed(let id, let message):
            problem = nil
            update(id) { $0.problem = message }
        case .began, .finished: break
        }
    }

    /// A preview whose line has moved is the one of its name that was there before.
    private func adopt(_ description: PreviewDescription, place: String?) {
        var new = ShownPreview(id: description.id, name: description.name, place: place)
        if let old = previews.first(where: { $0.name == description.name }) {
            new.picture = old.picture
            if selection == old.id { selection = new.id }
            previews.removeAll { $0.id == old.id }
        }
        previews.append(new)
    }

    private func update(_ id: String, _ change: (inout ShownPreview) -> Void) {
        guard let index = previews.firstIndex(where: { $0.id == id }) else { return }
        change(&previews[index])
    }

    private func end(_ status: Int32, _ output: String, found: [String]) {
        isDrawing = false
        // What was built must be what is on disk now: no message of the kernel has to come through for that.
        guard !isStale, SourceState(of: arguments.watched) == drawn else { return draw() }
        hasAnswer = true
        guard !found.isEmpty else {
            problem = output.isEmpty ? nil : output
            return
        }
        problem = nil
        // In the order of the source; those that have gone go here too.
        previews = found.compactMap { id in previews.first { $0.id == id } }
        if selected == nil { selection = previews.first?.id }
        removeOldPictures()
    }

    private func removeOldPictures() {
        let used = Set(previews.compactMap { $0.picture.map { URL(fileURLWithPath: $0.folder).lastPathComponent } })
        for name in (try? FileManager.default.contentsOfDirectory(atPath: pictures.path)) ?? []
        where !used.contains(name) {
            try? FileManager.default.removeItem(at: pictures.appendingPathComponent(name))
        }
    }
}
