import Combine
import Foundation
import FoundationPlus
import UniformTypeIdentifiers

/// A document that is an object, and how a snapshot of it becomes a file.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// What the document is at one moment.
    associatedtype Snapshot
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that can be read.
    static var readableContentTypes: [UTType] { get }

    /// The types of files that can be written; if the document does not say: those that can be read.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: Self.ReadConfiguration) throws

    /// What the document is now.
    func snapshot(contentType: UTType) throws -> Self.Snapshot

    /// The file that a snapshot becomes.
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types of files that can be written: those that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
