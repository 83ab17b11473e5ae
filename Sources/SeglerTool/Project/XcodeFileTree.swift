import Foundation

/// Where the files of a project lie: groups nest, and a path is relative to the group around it or to the project.
struct XcodeFileTree {
    struct SynchronizedFolder {
        let object: XcodeObject
        let url: URL
    }

    private var places: [String: URL] = [:]
    private var children: [String: [String]] = [:]
    /// Folders whose files belong to targets without being listed, by id, in the project's order.
    private(set) var synchronizedFolders: [(String, SynchronizedFolder)] = []

    init(objects: XcodeObjects, mainGroup: String?, folder: URL) {
        if let mainGroup { visit(mainGroup, parent: folder, objects: objects, folder: folder) }
    }

    /// The file of a reference, or the files of a group of languages.
    func urls(of id: String) -> [URL] {
        if let items = children[id] { return items.flatMap(urls) }
        return places[id].map { [$0] } ?? []
    }

    func url(of id: String) -> URL? { places[id] }

    private mutating func visit(_ id: String, parent: URL, objects: XcodeObjects, folder: URL) {
        guard let object = objects[id], places[id] == nil else { return }
        let url = Self.place(of: object, parent: parent, folder: folder)
        places[id] = url
        switch object.isa {
        case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
            let items = object.strings("children")
            if object.isa == "PBXVariantGroup" { children[id] = items }
            for item in items { visit(item, parent: url, objects: objects, folder: folder) }
        case "PBXFileSystemSynchronizedRootGroup":
            synchronizedFolders.append((id, SynchronizedFolder(object: object, url: url)))
        default:
            break
        }
    }

    private static func place(of object: XcodeObject, parent: URL, folder: URL) -> URL {
        let base = object.string("sourceTree") == "SOURCE_ROOT" ? folder : parent
        guard let path = object.string("path"), !path.isEmpty else { return base }
        if object.string("sourceTree") == "<absolute>" { return URL(fileURLWithPath: path) }
        return base.appendingPathComponent(path).standardizedFileURL
    }
}
