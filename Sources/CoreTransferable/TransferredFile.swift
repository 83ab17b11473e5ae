import Foundation
import UniformTypeIdentifiers

/// Files on their way from one program to another.
enum TransferredFile {
    /// The giver's own file where both sides agree, else a copy.
    static func receive(
        _ payload: TransferPayload, _ type: UTType, _ opensInPlace: Bool
    ) throws -> ReceivedTransferredFile {
        switch payload {
        case .file(let url, let isOriginal) where isOriginal && opensInPlace:
            return ReceivedTransferredFile(file: url, isOriginalFile: true)
        case .file(let url, _):
            let copy = try folder().appendingPathComponent(url.lastPathComponent)
            try FileManager.default.copyItem(at: url, to: copy)
            return ReceivedTransferredFile(file: copy, isOriginalFile: false)
        case .data(let data):
            let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
            let copy = try folder().appendingPathComponent("data\(ending)")
            try data.write(to: copy)
            return ReceivedTransferredFile(file: copy, isOriginalFile: false)
        }
    }

    /// A folder of its own for each file, so that it keeps its name.
    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
