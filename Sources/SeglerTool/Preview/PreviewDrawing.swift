import Foundation
import PreviewMessages

/// Draws the previews of a program. One that crashes does not take the others with it: the program is started again for
/// those that are left.
struct PreviewDrawing {
    let program: URL
    let environment: [String: String]
    let options: PreviewOptions
    let places: PreviewPlaces
    /// The preview that is wanted first.
    var first: String?

    /// The previews, in the order of the source, and what went wrong in finding them.
    func list(in folder: URL) throws -> (previews: [PreviewDescription], failures: [String]) {
        var previews: [PreviewDescription] = []
        var failures: [String] = []
        try run(in: folder, ids: nil, pictures: nil) { report in
            switch report {
            case .found(let description): previews.append(description)
            case .failed(let id, let message): failures.append("\(id): \(message)")
            case .began, .drew, .finished: break
            }
        }
        return (previews.sorted(by: PreviewPlaces.precede), failures)
    }

    /// Draws these previews into the folder, or all; tells what is found, drawn and failed.
    func draw(_ ids: [String]?, in folder: URL, heard: (PreviewReport) throws -> Void) throws {
        try run(in: folder, ids: ids, pictures: folder.path, heard: heard)
    }

    private func run(
        in folder: URL, ids: [String]?, pictures: String?, heard: (PreviewReport) throws -> Void
    ) throws {
        var request = options.request(report: folder.appendingPathComponent("report"))
        request.ids = ids
        request.pictures = pictures
        request.first = first
        var known: Set<String> = []
        let process = PreviewProcess(program: program, environment: environment)
        while true {
            var begun: String?
            var isFinished = false
            let end = try process.run(request) { report in
                switch report {
                case .found(let description):
                    if known.insert(description.id).inserted { try heard(.found(places.placed(description))) }
                    begun = nil
                case .began(let id): begun = id
                case .drew(let picture):
                    request.skipped.append(picture.id)
                    begun = nil
                    try heard(report)
                case .failed(let id, _):
                    request.skipped.append(id)
                    begun = nil
                    try heard(report)
                case .finished: isFinished = true
                }
            }
            if isFinished { return }
            guard let begun, !request.skipped.contains(begun) else {
                throw ToolError(
                    "\(program.lastPathComponent) does not draw its previews.",
                    advice: end.output.isEmpty ? "Is its @main type an App?" : end.output)
            }
            request.skipped.append(begun)
            try heard(.failed(id: begun, message: Self.crash(end)))
        }
    }

    private static func crash(_ end: PreviewProcess.End) -> String {
        if end.status == 128 + SIGALRM { return "It was not drawn within \(PreviewRequest.secondsForOne) seconds." }
        let why = end.output.split(separator: "\n").first { $0.contains("Fatal error") || $0.contains("error:") }
        return "It crashed" + (why.map { ": \($0)" } ?? " (status \(end.status)).")
    }
}
