import CGTK
import Foundation
import FoundationPlus
import SwiftUICore
import UniformTypeIdentifiers

/// Reads what another program has dropped, form by form.
@MainActor
final class DropReader {
    private let drop: OpaquePointer
    private let done: (DropReader) -> Void
    private var waiting: [String]
    private var forms: [(mimeType: String, data: Data)] = []

    /// Programs such as browsers offer dozens of forms of the same thing; the first are the best.
    private static let mostForms = 8

    init(_ drop: OpaquePointer, only wanted: [String]? = nil, done: @escaping (DropReader) -> Void) {
        self.drop = drop
        self.done = done
        let offered = wanted ?? Self.mimeTypes(of: drop).filter { !TransferFormats.types(of: $0).isEmpty }
        waiting = Array(offered.prefix(Self.mostForms))
    }

    static func mimeTypes(of drop: OpaquePointer) -> [String] {
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    func start() {
        guard !waiting.isEmpty else { return done(self) }
        read(waiting.removeFirst())
    }

    private func read(_ mimeType: String) {
        mimeType.withCString { name in
            var names: [UnsafePointer<CChar>?] = [name, nil]
            gdk_drop_read_async(
                drop, &names, G_PRIORITY_DEFAULT, nil,
                { drop, result, data in
                    guard let data, let drop else { return }
                    onMainThread((data, drop, result)) { data, drop, result in
                        let stream = gdk_drop_read_finish(OpaquePointer(drop), result, nil, nil)
                        Unmanaged<DropReading>.fromOpaque(data).takeRetainedValue().opened(stream)
                    }
                }, Unmanaged.passRetained(DropReading(self, mimeType)).toOpaque())
        }
    }

    fileprivate func received(_ data: Data?, _ mimeType: String) {
        if let data { forms.append((mimeType, data)) }
        start()
    }

    /// One for each file or address, or one for the thing in all its forms.
    var providers: [NSItemProvider] {
        if let list = forms.first(where: { $0.mimeType == TransferFormats.addresses }) {
            let urls = Self.urls(list.data)
            if urls.count > 1 { return urls.map(Self.provider) }
            if let url = urls.first {
                return [adding(forms.filter { !Self.spells(url, $0) }, to: Self.provider(url))]
            }
        }
        return forms.isEmpty ? [] : [adding(forms, to: NSItemProvider())]
    }

    /// Whether a form is no more than the address of a file as text, which would hide what is in the file.
    private static func spells(_ url: URL, _ form: (mimeType: String, data: Data)) -> Bool {
        guard url.isFileURL, TransferFormats.types(of: form.mimeType).contains(where: { $0.conforms(to: .text) })
        else { return false }
        let text = String(decoding: form.data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return text == url.path(percentEncoded: false) || URL(string: text) == url
    }

    private func adding(_ forms: [(mimeType: String, data: Data)], to provider: NSItemProvider) -> NSItemProvider {
        for (mimeType, data) in forms where mimeType != TransferFormats.addresses {
            for type in TransferFormats.types(of: mimeType) {
                provider.registerDataRepresentation(for: type) { completion in
                    completion(data, nil)
                    return nil
                }
            }
        }
        return provider
    }

    /// The types of the files that are dragged, where there are some: what is dragged can be read before it is dropped.
    static func readFileTypes(of drop: OpaquePointer, _ found: @escaping ([UTType]) -> Void) {
        guard mimeTypes(of: drop).contains(TransferFormats.addresses) else { return }
        DropReader(drop, only: [TransferFormats.addresses]) { reader in
            let urls = reader.forms.first.map { Self.urls($0.data) } ?? []
            found(urls.filter(\.isFileURL).map { UTType(filenameExtension: $0.pathExtension) ?? .data })
        }.start()
    }

    private static func urls(_ list: Data) -> [URL] {
        String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }.compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
    }

    private static func provider(_ url: URL) -> NSItemProvider {
        if url.isFileURL, let file = NSItemProvider(contentsOf: url) {
            file.registerDataRepresentation(for: .fileURL) { completion in
                completion(Data(url.absoluteString.utf8), nil)
                return nil
            }
            return file
        }
        return NSItemProvider(object: url as NSURL)
    }
}

/// One form that is being read.
@MainActor
private final class DropReading {
    private let reader: DropReader
    private let mimeType: String

    init(_ reader: DropReader, _ mimeType: String) {
        self.reader = reader
        self.mimeType = mimeType
    }

    func opened(_ stream: UnsafeMutablePointer<GInputStream>?) {
        guard let stream, let memory = g_memory_output_stream_new_resizable() else {
            return reader.received(nil, mimeType)
        }
        defer {
            g_object_unref(stream)
            g_object_unref(memory)
        }
        g_output_stream_splice_async(
            memory, stream,
            GOutputStreamSpliceFlags(
                G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue),
            G_PRIORITY_DEFAULT, nil,
            { memory, result, data in
                guard let data, let memory else { return }
                onMainThread((data, memory, result)) { data, memory, result in
                    let reading = Unmanaged<DropReading>.fromOpaque(data).takeRetainedValue()
                    reading.ended(UnsafeMutableRawPointer(memory), result)
                }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func ended(_ memory: UnsafeMutableRawPointer, _ result: OpaquePointer?) {
        let count = g_output_stream_splice_finish(
            memory.assumingMemoryBound(to: GOutputStream.self), result, nil)
        guard count >= 0,
            let bytes = g_memory_output_stream_steal_as_bytes(memory.assumingMemoryBound(to: GMemoryOutputStream.self))
        else { return reader.received(nil, mimeType) }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        let start = g_bytes_get_data(bytes, &size)
        reader.received(start.map { Data(bytes: $0, count: Int(size)) } ?? Data(), mimeType)
    }
}
