import Foundation

/// Finds the files of named pictures: image sets of asset catalogues, and plain files beside them.
package enum PictureFiles {
    package struct Match: Equatable, Sendable {
        package var file: URL
        /// Dots per point.
        package var scale: CGFloat
        /// The image set says that the picture is a template.
        package var isTemplate = false
    }

    private static let extensions = ["svg", "png", "jpg", "jpeg", "webp", "gif"]

    /// The best file for a picture in one of the folders: vectors first, then the finest resolution.
    package static func find(_ name: String, in folders: [URL], scheme: ColorScheme) -> Match? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        for folder in folders {
            if let match = plainFile(name, in: folder) { return match }
            for catalogue in catalogues(in: folder) {
                if let match = imageSet(name, in: catalogue, scheme: scheme) { return match }
            }
        }
        return nil
    }

    private static func plainFile(_ name: String, in folder: URL) -> Match? {
        func file(_ name: String) -> URL? {
            let url = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
                ? url : nil
        }
        let (stem, known) = split(name)
        let candidates = known.map { [$0] } ?? extensions
        for scale in [3, 2, 1] {
            for ending in candidates {
                let suffix = scale == 1 ? "" : "@\(scale)x"
                if let url = file("\(stem)\(suffix).\(ending)") { return Match(file: url, scale: CGFloat(scale)) }
            }
        }
        return nil
    }

    /// The name and its extension, where it has one of a picture.
    private static func split(_ name: String) -> (stem: String, ending: String?) {
        let ending = (name as NSString).pathExtension
        guard extensions.contains(ending.lowercased()) else { return (name, nil) }
        return ((name as NSString).deletingPathExtension, ending)
    }

    private static func catalogues(in folder: URL) -> [URL] {
        let content = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return content.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    }

    private static func imageSet(_ name: String, in catalogue: URL, scheme: ColorScheme) -> Match? {
        // Sets may lie in groups, which are folders that are no part of the name.
        let enumerator = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
        while let url = enumerator?.nextObject() as? URL {
            guard url.pathExtension == "imageset", url.deletingPathExtension().lastPathComponent == name else {
                continue
            }
            return match(in: url, scheme: scheme)
        }
        return nil
    }

    private static func match(in set: URL, scheme: ColorScheme) -> Match? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return nil }
        let usable = contents.images.filter { $0.filename != nil && $0.luminosity.map { $0 == "dark" } != true }
        let dark = contents.images.filter { $0.filename != nil && $0.luminosity == "dark" }
        let choice = scheme == .dark && !dark.isEmpty ? dark : usable
        guard let best = choice.max(by: { $0.factor < $1.factor }), let filename = best.filename else { return nil }
        return Match(
            file: set.appendingPathComponent(filename), scale: best.factor,
            isTemplate: contents.properties?.intent == "template")
    }
}

/// The part of an image set's description that counts here.
private struct ImageSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        var filename: String?
        var scale: String?
        var appearances: [Appearance]?

        var factor: CGFloat { scale.flatMap { Double($0.dropLast()) } ?? 1 }
        var luminosity: String? { appearances?.first { $0.appearance == "luminosity" }?.value }
    }

    struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }
    }

    var images: [Entry]
    var properties: Properties?
}
