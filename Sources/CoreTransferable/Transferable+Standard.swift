import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) { (text: String) in
            Data(text.utf8)
        } importing: { data in
            guard let text = String(data: data, encoding: .utf8) else { throw TransferError.unreadable(.utf8PlainText) }
            return text
        }
        DataRepresentation(importedContentType: .plainText) { (data: Data) -> String in
            guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16) else {
                throw TransferError.unreadable(.plainText)
            }
            return text
        }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) { (data: Data) in
            data
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) { (url: URL) in
            Data(url.absoluteString.utf8)
        } importing: { data in
            try address(data, .url)
        }
        DataRepresentation(contentType: .fileURL) { (url: URL) in
            Data(url.absoluteString.utf8)
        } importing: { data in
            try address(data, .fileURL)
        }
        .exportingCondition { $0.isFileURL }
        ProxyRepresentation { (url: URL) in url.isFileURL ? url.path : url.absoluteString }
    }

    private static func address(_ data: Data, _ type: UTType) throws -> URL {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: text) else { throw TransferError.unreadable(type) }
        return url
    }
}
