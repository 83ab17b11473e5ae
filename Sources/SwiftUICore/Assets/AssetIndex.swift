import Foundation

/// The names of the assets in some folders. Only names are read at first; a set's description when it is asked for.
///
/// `@unchecked Sendable`: the caches are only touched with `lock` held.
package final class AssetIndex: @unchecked Sendable {
    package struct PictureFile: Hashable, Sendable {
        package var url: URL
        /// Dots per point.
        package var scale: CGFloat
        /// The image set says that the picture is a template.
        package var isTemplate = false
    }

    private static let pictureEndings = ["svg", "png", "jpg", "jpeg", "webp", "gif", "heic", "tiff", "bmp"]

    private let lock = NSLock()
    /// Folders of sets, by kind (`imageset`) and name.
    private var sets: [String: [String: URL]] = [:]
    /// Pictures beside the catalogues, by name without scale, with and without extension.
    private var loose: [String: [PictureFile]] = [:]
    private var colorSets: [String: ColorSet?] = [:]
    private var imageSets: [String: ImageSet?] = [:]

    /// The assets in the catalogues of `folders` and in the folders themselves; what comes first counts.
    package init(folders: [URL]) {
        for folder in folders {
            for url in Self.content(of: folder) {
                if url.pathExtension == "xcassets" {
                    addSets(in: url, prefix: "")
                } else {
                    addLoose(url)
                }
            }
        }
    }

    private static func content(of folder: URL) -> [URL] {
        let content = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return content.sorted { $0.path < $1.path }
    }

    private func addSets(in folder: URL, prefix: String) {
        for url in Self.content(of: folder) {
            let (name, kind) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
            if ["imageset", "colorset", "dataset"].contains(kind) {
                let full = prefix + name
                if sets[kind]?[full] == nil { sets[kind, default: [:]][full] = url }
            } else if url.lastPathComponent != "Contents.json", kind.isEmpty || !kind.hasSuffix("set") {
                let inner = Self.providesNamespace(url) ? "\(prefix)\(url.lastPathComponent)/" : prefix
                addSets(in: url, prefix: inner)
            }
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let namespace: Bool?

                enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
            }

            let properties: Properties?
        }
        return decode(Contents.self, folder)?.properties?.namespace ?? false
    }

    private func addLoose(_ url: URL) {
        let ending = url.pathExtension.lowercased()
        guard Self.pictureEndings.contains(ending) else { return }
        var stem = url.deletingPathExtension().lastPathComponent
        // "~ipad" and the like name devices.
        if let tilde = stem.lastIndex(of: "~") { stem = String(stem[..<tilde]) }
        var scale: CGFloat = 1
        for factor in [2, 3] where stem.hasSuffix("@\(factor)x") {
            stem = String(stem.dropLast(3))
            scale = CGFloat(factor)
        }
        let file = PictureFile(url: url, scale: scale)
        for name in [stem, "\(stem).\(url.pathExtension)"] { loose[name, default: []].append(file) }
    }

    private static func decode<T: Decodable>(_ type: T.Type, _ set: URL) -> T? {
        let file = set.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            FileHandle.standardError.write(Data("\(file.path): not a readable description: \(error)\n".utf8))
            return nil
        }
    }

    /// The named colour; nil where there is none or its set is empty.
    package func color(_ name: String, traits: AssetTraits) -> Color? {
        lock.withLock {
            if let known = colorSets[name] { return known }
            let set = sets["colorset"]?[name].flatMap { Self.decode(ColorSet.self, $0) }
            colorSets[name] = .some(set)
            return set
        }?.color(for: traits)
    }

    /// The file of the named picture.
    package func picture(_ name: String, traits: AssetTraits) -> PictureFile? {
        guard let url = sets["imageset"]?[name] else { return looseFile(name, scale: traits.scale) }
        let set = lock.withLock { () -> ImageSet? in
            if let known = imageSets[name] { return known }
            let set = Self.decode(ImageSet.self, url)
            imageSets[name] = .some(set)
            return set
        }
        return set.flatMap { set in
            set.file(for: traits).map {
                PictureFile(url: url.appendingPathComponent($0.name), scale: $0.scale, isTemplate: set.isTemplate)
            }
        }
    }

    private func looseFile(_ name: String, scale: CGFloat) -> PictureFile? {
        guard let files = loose[name] else { return nil }
        if let vector = files.first(where: { $0.url.pathExtension == "svg" }) { return vector }
        let sorted = files.sorted { $0.scale < $1.scale }
        return sorted.first { $0.scale >= scale } ?? sorted.last
    }

    /// The file of the named data.
    package func data(_ name: String) -> URL? {
        struct DataSet: Decodable {
            struct Entry: Decodable {
                let filename: String?
            }

            let data: [Entry]
        }
        guard let url = sets["dataset"]?[name] else { return nil }
        return Self.decode(DataSet.self, url)?.data.lazy.compactMap(\.filename).first
            .map { url.appendingPathComponent($0) }
    }
}
