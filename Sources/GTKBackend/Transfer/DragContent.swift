import CGTK
import Foundation
import FoundationPlus
import SwiftUICore
import UniformTypeIdentifiers

/// What other programs get of something that is dragged. A form is made when a program asks for it.
@MainActor
final class DragContent {
    /// The forms' names on the desktop, the best first.
    let mimeTypes: [String]

    private var sources: [String: [(provider: NSItemProvider, type: UTType)]] = [:]
    private let providers: [NSItemProvider]
    private var files: [ObjectIdentifier: Task<URL?, Never>] = [:]

    init(_ providers: [NSItemProvider]) {
        self.providers = providers
        var mimeTypes: [String] = []
        for provider in providers {
            for type in provider.openContentTypes {
                for mimeType in TransferFormats.mimeTypes(of: type) {
                    if !mimeTypes.contains(mimeType) { mimeTypes.append(mimeType) }
                    sources[mimeType, default: []].append((provider, type))
                }
            }
        }
        // Text comes before a file with it: who takes both, such as an editor, is given the text.
        if !mimeTypes.contains(TransferFormats.addresses), providers.contains(where: \.isOfferedAsFile) {
            mimeTypes.append(TransferFormats.addresses)
        }
        self.mimeTypes = mimeTypes + [TransferFormats.own]
    }

    /// GDK's object for it, which keeps it.
    func makeProvider() -> UnsafeMutablePointer<GdkContentProvider>? {
        guard let builder = gdk_content_formats_builder_new() else { return nil }
        for mimeType in mimeTypes { gdk_content_formats_builder_add_mime_type(builder, mimeType) }
        return segler_content_new(
            gdk_content_formats_builder_free_to_formats(builder), Unmanaged.passRetained(self).toOpaque(),
            Self.callbacks)
    }

    private static let callbacks = {
        let callbacks = UnsafeMutablePointer<SeglerContentCallbacks>.allocate(capacity: 1)
        callbacks.initialize(
            to: SeglerContentCallbacks(
                make: { owner, mimeType, request in
                    guard let owner, let mimeType, let request else { return }
                    onMainThread((owner, String(cString: mimeType), request)) { owner, mimeType, request in
                        Unmanaged<DragContent>.fromOpaque(owner).takeUnretainedValue().answer(request, mimeType)
                    }
                },
                release: { owner in
                    guard let owner else { return }
                    Unmanaged<DragContent>.fromOpaque(owner).release()
                }))
        return UnsafePointer(callbacks)
    }()

    private func answer(_ request: OpaquePointer, _ mimeType: String) {
        Task {
            guard let data = await data(mimeType) else { return segler_content_answer(request, nil) }
            let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            segler_content_answer(request, bytes)
            g_bytes_unref(bytes)
        }
    }

    /// A form; nil where it cannot be made.
    func data(_ mimeType: String) async -> Data? {
        switch mimeType {
        case TransferFormats.own: return Data()
        case TransferFormats.addresses: return await addresses()
        default:
            // Of several things the first counts.
            for source in sources[mimeType] ?? [] {
                if let data = await Self.data(of: source.provider, source.type) { return data }
            }
            return nil
        }
    }

    private static func data(of provider: NSItemProvider, _ type: UTType) async -> Data? {
        await FirstAnswer.wait { answer in
            provider.loadDataRepresentation(for: type) { data, _ in answer(data) }
        }
    }

    /// The addresses of all things, one in a line.
    private func addresses() async -> Data? {
        var lines: [String] = []
        for provider in providers {
            let own = sources[TransferFormats.addresses]?.filter { $0.provider === provider } ?? []
            for source in own {
                guard let data = await Self.data(of: source.provider, source.type) else { continue }
                let line = String(decoding: data, as: UTF8.self)
                // A file's address is offered as a file's and as any address.
                if !lines.contains(line) { lines.append(line) }
            }
            if own.isEmpty, let file = await file(of: provider) { lines.append(file.absoluteString) }
        }
        return lines.isEmpty ? nil : Data(lines.map { "\($0)\r\n" }.joined().utf8)
    }

    /// A file that is written when it is first asked for.
    private func file(of provider: NSItemProvider) async -> URL? {
        guard provider.isOfferedAsFile else { return nil }
        let id = ObjectIdentifier(provider)
        let writing = files[id] ?? Task { await DraggedFiles.write(provider) }
        files[id] = writing
        return await writing.value
    }
}
