/// A type with a name.
struct TypeEntry: Sendable {
    let identifier: String
    let parents: [String]
    let mimeType: String?
    /// File name extensions, the usual one first.
    let endings: [String]

    init(_ identifier: String, _ parents: [String], _ mimeType: String?, _ endings: [String]) {
        self.identifier = identifier
        self.parents = parents
        self.mimeType = mimeType
        self.endings = endings
    }
}

/// The types that have a name.
struct TypeTable: Sendable {
    static let shared = TypeTable()

    private var byIdentifier: [String: TypeEntry] = [:]
    private var byEnding: [String: TypeEntry] = [:]
    private var byMIMEType: [String: TypeEntry] = [:]

    private init() {
        for entry in Self.entries {
            byIdentifier[entry.identifier] = entry
            for ending in entry.endings where byEnding[ending] == nil { byEnding[ending] = entry }
            if let type = entry.mimeType, byMIMEType[type] == nil { byMIMEType[type] = entry }
        }
    }

    func entry(_ identifier: String) -> TypeEntry? { byIdentifier[identifier] ?? byIdentifier[identifier.lowercased()] }

    func entry(ending: String) -> TypeEntry? { byEnding[ending] }

    func entry(mimeType: String) -> TypeEntry? { byMIMEType[mimeType] }

    var all: [TypeEntry] { Self.entries }

    /// The MIME types that all are kinds of a type.
    static func mimeFamily(of identifier: String) -> String? {
        switch identifier {
        case "public.image": "image/*"
        case "public.audio": "audio/*"
        case "public.movie": "video/*"
        case "public.text": "text/*"
        case "public.font": "font/*"
        default: nil
        }
    }

    /// What all types of a MIME type's family are a kind of.
    static func family(ofMIMEType type: String?) -> String? {
        switch type?.prefix(while: { $0 != "/" }) {
        case "image": "public.image"
        case "audio": "public.audio"
        case "video": "public.movie"
        case "text": "public.plain-text"
        case "font": "public.font"
        default: nil
        }
    }
}
