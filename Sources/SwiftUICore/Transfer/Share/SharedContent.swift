import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// One of the things that are shared, in the ways that the desktop knows.
struct SharedItem {
    /// nil: it has no form that is text.
    let text: (@Sendable () async -> String?)?
    /// nil: it is nothing but text.
    let file: SharedFile?

    init<T: Transferable>(_ item: T) {
        // Only its forms are asked for, elsewhere.
        nonisolated(unsafe) let item = item
        let types = item.givenContentTypes
        let written = types.first { $0.conforms(to: .url) } ?? types.first { $0.conforms(to: .plainText) }
        if let written {
            text = {
                let data = try? await item.payload(written).data()
                return data.map { String(decoding: $0, as: UTF8.self) }
            }
        } else {
            text = nil
        }
        let stored = types.first { !$0.conforms(to: .url) && $0 != .utf8PlainText && $0 != .plainText }
        file = stored.map { type in
            SharedFile(type: type, name: item.suggestedFileName, data: { try await item.payload(type).data() })
        }
    }
}

/// A form of something shared that can be saved.
struct SharedFile {
    let type: UTType
    let name: String?
    let data: @Sendable () async throws -> Data
}

/// What a share link shares.
struct SharedContent {
    var items: [SharedItem]
    var subject: Text?
    var message: Text?

    var canBeWritten: Bool { items.contains { $0.text != nil } }
    var file: SharedFile? { items.count == 1 ? items.first?.file : nil }

    /// All that is text, one in a paragraph.
    func text() async -> String {
        var texts: [String] = []
        for item in items {
            if let text = await item.text?() { texts.append(text) }
        }
        return texts.joined(separator: "\n")
    }

    /// An address that opens a new letter. The syntax is that of RFC 6068.
    static func letter(subject: String, body: String) -> URL? {
        let parts = [("subject", subject), ("body", body)].filter { !$0.1.isEmpty }
        let query = parts.map { "\($0.0)=\(escaped($0.1))" }.joined(separator: "&")
        return URL(string: query.isEmpty ? "mailto:" : "mailto:?\(query)")
    }

    private static func escaped(_ text: String) -> String {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~")
        // Letters of other scripts have to be escaped too.
        allowed.formIntersection(CharacterSet(charactersIn: Unicode.Scalar(0x21)...Unicode.Scalar(0x7E)))
        return text.replacingOccurrences(of: "\n", with: "\r\n").addingPercentEncoding(withAllowedCharacters: allowed)
            ?? ""
    }
}
