import Foundation

extension URL {
    /// The address with a last part called `partialName`, and the extension of `contentType` where it has none.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(Self.named(partialName, contentType))
    }

    /// The address with the extension of `contentType`.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }

    private static func named(_ name: String, _ type: UTType) -> String {
        let ending = (name as NSString).pathExtension
        if !ending.isEmpty, UTType(filenameExtension: ending)?.conforms(to: type) == true { return name }
        return type.preferredFilenameExtension.map { "\(name).\($0)" } ?? name
    }
}
