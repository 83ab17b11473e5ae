import Foundation

/// The names that an export has put into a folder, kept there in a hidden file. Nothing else in the folder may be
/// replaced or removed.
struct ExportRecord: Equatable {
    private static let fileName = ".segler-export"

    private(set) var names: Set<String>

    init(names: Set<String>) { self.names = names }

    /// What was put into `folder`; nil where no export has been.
    init?(of folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.fileName)) else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        names = Set(lines.filter { !$0.contains("/") && !$0.hasPrefix(".") })
    }

    func write(to folder: URL) throws {
        try Files.write(
            names.sorted().map { $0 + "\n" }.joined(), to: folder.appendingPathComponent(Self.fileName))
    }

    /// Whether the folder holds an export, which is no part of any app's source.
    static func exists(in folder: URL) -> Bool { Folder.exists(folder.appendingPathComponent(fileName)) }
}
