import CGTK
import Foundation
import FoundationPlus
import SwiftUICore
import Synchronization
import UniformTypeIdentifiers

/// What other programs get of something that is dragged.
@MainActor
enum DragContent {
    /// Seconds that the forms of one thing may take to be made, while the pointer waits.
    private static let patience = 0.5

    static func make(_ item: DragItem) -> UnsafeMutablePointer<GdkContentProvider>? {
        var forms: [(mimeType: String, data: Data)] = []
        let deadline = DispatchTime.now() + patience
        for provider in item.providers {
            for type in provider.openContentTypes {
                guard let data = data(of: provider, type, deadline) else { continue }
                for mimeType in TransferFormats.mimeTypes(of: type) { add(data, mimeType, to: &forms) }
            }
        }
        forms.append((TransferFormats.own, Data()))
        var contents = forms.map { content($0.data, $0.mimeType) }
        return gdk_content_provider_new_union(&contents, gsize(contents.count))
    }

    /// Addresses make up one list; of other types the first thing counts.
    private static func add(_ data: Data, _ mimeType: String, to forms: inout [(mimeType: String, data: Data)]) {
        let isList = mimeType == TransferFormats.addresses
        let entry = isList ? data + Data("\r\n".utf8) : data
        guard let known = forms.firstIndex(where: { $0.mimeType == mimeType }) else {
            return forms.append((mimeType, entry))
        }
        // A file's address is offered as a file's and as any address.
        if isList, forms[known].data.range(of: entry) == nil { forms[known].data += entry }
    }

    private static func data(of provider: NSItemProvider, _ type: UTType, _ deadline: DispatchTime) -> Data? {
        let arrived = DispatchSemaphore(value: 0)
        let box = Arrival()
        provider.loadDataRepresentation(for: type) { data, _ in
            box.data.withLock { $0 = data }
            arrived.signal()
        }
        guard arrived.wait(timeout: deadline) == .success else { return nil }
        return box.data.withLock { $0 }
    }

    private final class Arrival: Sendable {
        let data = Mutex<Data?>(nil)
    }

    private static func content(_ data: Data, _ mimeType: String) -> UnsafeMutablePointer<GdkContentProvider>? {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        return gdk_content_provider_new_for_bytes(mimeType, bytes)
    }
}
