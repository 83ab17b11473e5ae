import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// The form that other programs can have as a file: one that is a file, or the best form of an item with a name.
    private var fileForm: Form? {
        let forms = openForms
        if let file = forms.first(where: { $0.loadFile != nil }) { return file }
        guard suggestedName != nil else { return nil }
        return forms.first { $0.type == suggestedNameType?.identifier } ?? forms.first
    }

    /// Whether other programs can have the item as a file.
    package var isOfferedAsFile: Bool { fileForm != nil }

    /// Writes the item into a folder, which is made for it, under its name. `completion` gets the file, which is another
    /// one where the giver's own may be used; nil where there is none.
    package func writeFile(in folder: URL, completion: @escaping @Sendable (URL?) -> Void) {
        guard let form = fileForm else { return completion(nil) }
        let type = UTType(form.type)
        if let loadFile = form.loadFile {
            let name = suggestedName.map { _ in fileName(for: type) }
            _ = loadFile { file, isOriginal, _ in
                guard let file, !isOriginal else { return completion(file) }
                completion(
                    Self.made(name ?? file.lastPathComponent, in: folder) {
                        try FileManager.default.copyItem(at: file, to: $0)
                    })
            }
        } else {
            let name = fileName(for: type)
            _ = form.load { data, _ in
                completion(data.flatMap { data in Self.made(name, in: folder) { try data.write(to: $0) } })
            }
        }
    }

    private static func made(_ name: String, in folder: URL, _ write: (URL) throws -> Void) -> URL? {
        do {
            // What a program has of its user is nobody else's to read.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let file = folder.appendingPathComponent(name, isDirectory: false)
            try write(file)
            return file
        } catch {
            return nil
        }
    }

    /// The name of a file with the item, which any file system takes.
    func fileName(for type: UTType?) -> String {
        let name = (suggestedName ?? "").map { $0 == "/" || $0 == "\0" ? "-" : String($0) }.joined()
        let ending = (name as NSString).pathExtension
        // A name such as "Version 1.2" has no ending, whatever it looks like.
        let isComplete = UTType(filenameExtension: ending).map { !$0.isDynamic || $0.preferredMIMEType != nil } ?? false
        let typical = type?.preferredFilenameExtension ?? (type?.conforms(to: .plainText) == true ? "txt" : nil)
        let suffix = isComplete ? ".\(ending)" : typical.map { ".\($0)" } ?? ""
        var stem = isComplete ? String(name.dropLast(suffix.count)) : name
        while !stem.isEmpty && stem.utf8.count + suffix.utf8.count > 255 { stem.removeLast() }
        return (stem.isEmpty || stem == "." || stem == ".." ? "item" : stem) + suffix
    }
}
