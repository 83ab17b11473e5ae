import Foundation
import UniformTypeIdentifiers

/// An object that an item provider can offer to other programs.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of its forms, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes the data of a form.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made of what an item provider offers.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that it can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// The object of some data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value that can be made of what an item provider offers.
public protocol _ItemProviderValue: Sendable {
    static var _readableTypes: [String] { get }
    static func _make(from data: Data) -> Self?
}

extension String: _ItemProviderValue {
    public static var _readableTypes: [String] { [UTType.utf8PlainText.identifier, UTType.plainText.identifier] }
    public static func _make(from data: Data) -> String? { String(data: data, encoding: .utf8) }
}

extension URL: _ItemProviderValue {
    public static var _readableTypes: [String] { [UTType.url.identifier] }
    public static func _make(from data: Data) -> URL? {
        String(data: data, encoding: .utf8).flatMap { URL(string: $0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { String._readableTypes }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(String(describing: self).data(using: .utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL.identifier, UTType.url.identifier, UTType.utf8PlainText.identifier]
    }

    public static var readableTypeIdentifiersForItemProvider: [String] { URL._readableTypes }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let isUnfit = typeIdentifier == UTType.fileURL.identifier && !isFileURL
        completionHandler(isUnfit ? nil : absoluteString.data(using: .utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = URL._make(from: data), let made = NSURL(string: url.absoluteString) as? Self else {
            throw CocoaError(.fileReadUnknownStringEncoding)
        }
        return made
    }
}
