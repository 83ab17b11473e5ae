import Foundation
import PreviewMessages

/// One run of `segler preview` that lists or draws, and says so.
struct PreviewSession {
    let drawing: PreviewDrawing
    let project: PreviewProject
    let scratch: URL
    let context: ToolContext
    let isJSON: Bool

    func list() throws -> ExitStatus {
        let (previews, failures) = try found()
        for preview in previews {
            if isJSON { try say(.found(preview)) } else { context.console.print(line(for: preview)) }
        }
        for failure in failures { context.console.note(failure) }
        return failures.isEmpty ? .success : .failed
    }

    private func line(for preview: PreviewDescription) -> String {
        guard let file = preview.file, let line = preview.line else { return preview.name }
        return "\(preview.name)\t\(file.split(separator: "/").last ?? "")\(":")\(line)"
    }

    /// The previews that are wanted, by file and name.
    private func found() throws -> (previews: [PreviewDescription], failures: [String]) {
        let (all, failures) = try drawing.list(in: scratch)
        guard !all.isEmpty || !failures.isEmpty else {
            throw ToolError.usage(
                "\(project.app.name) has no previews.", advice: "Add one to a file: #Preview { MyView() }")
        }
        var previews = all
        if let file = project.file {
            previews.removeAll { $0.file?.split(separator: "/").last.map(String.init) != file.lastPathComponent }
            guard !previews.isEmpty else {
                throw ToolError.usage(
                    "\(file.lastPathComponent) has no previews.", advice: "Add one: #Preview { MyView() }")
            }
        }
        let names = drawing.options.names
        guard !names.isEmpty else { return (previews, failures) }
        let wanted = previews.filter { preview in
            names.contains { $0.lowercased() == preview.name.lowercased() || $0 == preview.id }
        }
        if let missing = names.first(where: { name in
            !wanted.contains { $0.name.lowercased() == name.lowercased() || $0.id == name }
        }) {
            throw ToolError.usage(
                "There is no preview “\(missing)”.",
                advice: "There are: " + previews.map(\.name).joined(separator: ", "))
        }
        return (wanted, failures)
    }

    func draw(to target: URL) throws -> ExitStatus {
        // Without a choice to make, one start of the program is enough.
        let needsList =
            project.file != nil || !drawing.options.names.isEmpty || target.pathExtension.lowercased() == "png"
        let wanted = needsList ? try found().previews : nil
        let file = try pictureFile(target, wanted: wanted)
        let folder = file?.deletingLastPathComponent() ?? target
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ToolError(describing: error)
        }
        var names = PreviewNames()
        var known: [String: PreviewDescription] = [:]
        for preview in wanted ?? [] { known[preview.id] = preview }
        var isComplete = true
        var count = 0
        try drawing.draw(wanted?.map(\.id), in: scratch) { report in
            switch report {
            case .found(let preview):
                known[preview.id] = preview
                if isJSON, wanted?.contains(where: { $0.id == preview.id }) ?? true { try say(report) }
            case .drew(var picture):
                count += 1
                let name = known[picture.id]?.name ?? picture.id
                let place = file ?? folder.appendingPathComponent(names.fileName(for: name))
                try move(picture.path, to: place)
                picture.path = place.path
                if isJSON {
                    try say(.drew(picture))
                } else {
                    let size = "\(Int(picture.width)) × \(Int(picture.height))"
                    context.console.print("\(context.shown(place))\t\(size)")
                }
            case .failed(let id, let message):
                isComplete = false
                if isJSON { try say(report) }
                context.console.note("\(known[id]?.name ?? id): \(message)")
            case .began, .finished: break
            }
        }
        guard count > 0 || !isComplete else {
            throw ToolError.usage(
                "\(project.app.name) has no previews.", advice: "Add one to a file: #Preview { MyView() }")
        }
        return isComplete ? .success : .failed
    }

    /// The one file that `target` names; nil where it is a folder.
    private func pictureFile(_ target: URL, wanted: [PreviewDescription]?) throws -> URL? {
        guard target.pathExtension.lowercased() == "png" else { return nil }
        guard let wanted, wanted.count != 1 else { return target }
        throw ToolError.usage(
            "There are \(wanted.count) previews, and \(target.lastPathComponent) has room for one.",
            advice: "Name a folder, or choose one with --name: " + wanted.map(\.name).joined(separator: ", "))
    }

    private func move(_ path: String, to place: URL) throws {
        // Whoever looks at the old picture never sees half of the new one.
        let new = place.appendingPathExtension("new")
        try? FileManager.default.removeItem(at: new)
        do {
            try Data(contentsOf: URL(fileURLWithPath: path)).write(to: new)
        } catch {
            try? FileManager.default.removeItem(at: new)
            throw error
        }
        guard rename(new.path, place.path) == 0 else { throw ToolError(file: place.path, code: errno) }
    }

    private func say(_ report: PreviewReport) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        context.console.print(String(decoding: try encoder.encode(report), as: UTF8.self))
    }
}
