import CGTK
import Foundation
import SwiftUICore

/// What the AppStream metainfo of an installed program says of who made it and where to find more.
struct Metainfo {
    private(set) var developer: String?
    private(set) var license: String?
    private(set) var homepage: String?
    private(set) var bugtracker: String?

    /// That of this program; nil where it is not installed.
    static var installed: Metainfo? {
        guard let folders = g_get_system_data_dirs() else { return nil }
        var paths = [g_get_user_data_dir().map { String(cString: $0) }].compactMap(\.self)
        var next = folders
        while let folder = next.pointee {
            paths.append(String(cString: folder))
            next += 1
        }
        for path in paths {
            if let data = FileManager.default.contents(
                atPath: "\(path)/metainfo/\(AppIdentity.current).metainfo.xml")
            {
                return Metainfo(data)
            }
        }
        return nil
    }

    /// Reads what can be read; what cannot stays nil.
    init(_ data: Data) {
        let reader = Reader()
        var parser = GMarkupParser()
        parser.start_element = { _, name, names, values, reader, _ in
            guard let name, let reader else { return }
            var attributes: [String: String] = [:]
            var index = 0
            while let key = names?[index], let value = values?[index] {
                attributes[String(cString: key)] = String(cString: value)
                index += 1
            }
            Unmanaged<Reader>.fromOpaque(reader).takeUnretainedValue().begin(String(cString: name), attributes)
        }
        parser.end_element = { _, _, reader, _ in
            guard let reader else { return }
            Unmanaged<Reader>.fromOpaque(reader).takeUnretainedValue().end()
        }
        parser.text = { _, text, length, reader, _ in
            guard let text, let reader else { return }
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
            Unmanaged<Reader>.fromOpaque(reader).takeUnretainedValue().add(String(decoding: bytes, as: UTF8.self))
        }
        withUnsafePointer(to: &parser) { parser in
            let context = g_markup_parse_context_new(
                parser, GMarkupParseFlags(rawValue: 0), Unmanaged.passUnretained(reader).toOpaque(), nil)
            data.withUnsafeBytes { bytes in
                _ = g_markup_parse_context_parse(
                    context, bytes.bindMemory(to: CChar.self).baseAddress, gssize(bytes.count), nil)
            }
            g_markup_parse_context_free(context)
        }
        developer = reader.texts["component/developer/name"] ?? reader.texts["component/developer_name"]
        license = reader.texts["component/project_license"]
        homepage = reader.texts["component/url homepage"]
        bugtracker = reader.texts["component/url bugtracker"]
    }

    /// Collects the texts of elements by their paths, in the language of the file.
    private final class Reader {
        private(set) var texts: [String: String] = [:]
        private var path: [String] = []

        func begin(_ name: String, _ attributes: [String: String]) {
            let kind = attributes["type"].map { name == "url" ? " " + $0 : "" } ?? ""
            path.append(attributes["xml:lang"] == nil ? name + kind : "translation")
        }

        func end() { _ = path.popLast() }

        func add(_ text: String) {
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !trimmed.isEmpty else { return }
            texts[path.joined(separator: "/"), default: ""] += trimmed
        }
    }
}
