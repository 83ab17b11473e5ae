import Foundation
import UniformTypeIdentifiers

/// What types of data are called on the desktop: MIME types.
enum TransferFormats {
    /// Files and addresses, one in a line.
    static let addresses = "text/uri-list"
    static let text = "text/plain;charset=utf-8"
    /// So that there is always something to drag, even where other programs can read nothing of it.
    static let own = "application/x-segler-drag"
    private static let ownPrefix = "application/x-segler."

    static func types(of mimeType: String) -> [UTType] {
        switch mimeType {
        case addresses: return [.fileURL, .url]
        case text, "UTF8_STRING": return [.utf8PlainText]
        case own: return []
        default: break
        }
        if mimeType.hasPrefix(ownPrefix) { return [UTType(importedAs: String(mimeType.dropFirst(ownPrefix.count)))] }
        // Names of the windowing system's own, such as TIMESTAMP, are no types.
        return mimeType.contains("/") ? UTType(mimeType: mimeType).map { [$0] } ?? [] : []
    }

    static func mimeTypes(of type: UTType) -> [String] {
        if type.conforms(to: .url) { return [addresses] }
        if type == .utf8PlainText || type == .plainText || type == .text { return [text, "text/plain"] }
        return [type.preferredMIMEType ?? ownPrefix + type.identifier]
    }
}
