/// The objects of a project.pbxproj by their ids.
struct XcodeObjects {
    private let objects: [String: [String: Any]]

    init?(_ list: [String: Any]) {
        guard let objects = list["objects"] as? [String: Any] else { return nil }
        self.objects = objects.compactMapValues { $0 as? [String: Any] }
    }

    subscript(id: String?) -> XcodeObject? {
        guard let id, let fields = objects[id] else { return nil }
        return XcodeObject(id: id, fields: fields)
    }
}

/// One object of a project.pbxproj.
struct XcodeObject {
    let id: String
    private let fields: [String: Any]

    init(id: String, fields: [String: Any]) {
        self.id = id
        self.fields = fields
    }

    var isa: String { string("isa") ?? "" }

    func string(_ key: String) -> String? { fields[key] as? String }

    func strings(_ key: String) -> [String] { (fields[key] as? [Any])?.compactMap { $0 as? String } ?? [] }

    func dictionary(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }
}
