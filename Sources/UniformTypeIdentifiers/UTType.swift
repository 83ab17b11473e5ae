import Foundation

/// A kind of file or data, such as text, or pictures in PNG.
///
/// The common types are known by name; file name extensions and MIME types that none of them has are looked up in the
/// desktop's shared MIME database.
public struct UTType: Sendable {
    /// The type's name, such as `public.png`.
    public let identifier: String

    /// What the type is a kind of, where its maker has said so; else the table of types knows.
    private var conformance: [String] = []
    /// How files of a type are marked that the table does not have.
    private var ending: String?
    private var mimeType: String?
    private let isExported: Bool

    init(known entry: TypeEntry) {
        identifier = entry.identifier
        isExported = false
    }

    /// The type of that name, if it is known.
    public init?(_ identifier: String) {
        guard let entry = TypeTable.shared.entry(identifier) else { return nil }
        self.init(known: entry)
    }

    /// A type that this program defines.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier.lowercased()
        conformance = [parentType?.identifier ?? "public.data"]
        isExported = true
    }

    /// A type that another program defines.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The type of files that end in `filenameExtension`; nil where there is one but it is no kind of `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard !ending.isEmpty else { return nil }
        if let entry = TypeTable.shared.entry(ending: ending) {
            self.init(known: entry)
        } else {
            self.init(ending: ending, mimeType: SharedMIME.shared.type(ofEnding: ending), supertype: supertype)
        }
        if !conforms(to: supertype) { return nil }
    }

    /// The type of data of a MIME type; nil where there is one but it is no kind of `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let mimeType = String(mimeType.lowercased().prefix { $0 != ";" }).trimmingCharacters(in: .whitespaces)
        guard mimeType.contains("/") else { return nil }
        if let entry = TypeTable.shared.entry(mimeType: SharedMIME.shared.canonical(mimeType)) {
            self.init(known: entry)
        } else {
            self.init(ending: SharedMIME.shared.ending(ofType: mimeType), mimeType: mimeType, supertype: supertype)
        }
        if !conforms(to: supertype) { return nil }
    }

    private init(ending: String?, mimeType: String?, supertype: UTType) {
        identifier = "dyn." + (mimeType ?? ending ?? "data").replacingOccurrences(of: "/", with: ".")
        let parents = mimeType.map { SharedMIME.shared.parents(of: $0) } ?? []
        let known = parents.compactMap { TypeTable.shared.entry(mimeType: $0)?.identifier }
        conformance = known.isEmpty ? [TypeTable.family(ofMIMEType: mimeType) ?? supertype.identifier] : known
        self.ending = ending
        self.mimeType = mimeType
        isExported = false
    }
}

extension UTType {
    /// The extension that files of this type have as a rule.
    public var preferredFilenameExtension: String? { ending ?? TypeTable.shared.entry(identifier)?.endings.first }

    /// The MIME type of such data.
    public var preferredMIMEType: String? { mimeType ?? TypeTable.shared.entry(identifier)?.mimeType }

    /// The type in words, in the user's language where the desktop has them.
    public var localizedDescription: String? {
        preferredMIMEType.flatMap { SharedMIME.shared.comment(on: $0) }
    }

    /// Whether the type was made up for a file name extension or a MIME type.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the type has a name of its own.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type belongs to no maker.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All that this type is a kind of.
    public var supertypes: Set<UTType> {
        Set(ancestors.subtracting([identifier]).compactMap { UTType($0) })
    }

    /// Whether this is `type` or a kind of it.
    public func conforms(to type: UTType) -> Bool { ancestors.contains(type.identifier) }

    /// Whether this is a kind of `type`.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether `type` is a kind of this.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var ancestors: Set<String> {
        var found: Set<String> = [identifier]
        var waiting = conformance
        if waiting.isEmpty { waiting = TypeTable.shared.entry(identifier)?.parents ?? [] }
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += TypeTable.shared.entry(next)?.parents ?? [] }
        }
        return found
    }
}

extension UTType: Hashable {
    public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        self = UTType(name) ?? UTType(importedAs: name)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}
