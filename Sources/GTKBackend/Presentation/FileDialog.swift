import CGTK
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A GtkFileChooserNative: the desktop's own dialog, through its portal where there is one.
@MainActor
final class FileDialog: PlatformFileDialog {
    var closed: ([URL]?) -> Void = { _ in }
    private let dialog: OpaquePointer
    private var isClosed = false

    init(_ question: FileQuestion, over presenter: any PlatformWidget) {
        let parent = (presenter as? any GTKWidget).flatMap { SheetWindow.window(of: $0.gtk) }
        let confirmation = question.confirmation.isEmpty ? nil : question.confirmation
        // A native dialog belongs to its maker; the one reference is given back when it has gone.
        dialog = OpaquePointer(
            UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(
                    question.title.isEmpty ? question.kind.title : question.title, parent, question.kind.action,
                    confirmation, nil)))
        gtk_native_dialog_set_modal(native, gboolean(1))
        describe(question)
        connectResponse()
        gtk_native_dialog_show(native)
    }

    private var native: UnsafeMutablePointer<GtkNativeDialog> {
        UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkNativeDialog.self)
    }

    private func describe(_ question: FileQuestion) {
        switch question.kind {
        case .open(let several), .openFolder(let several):
            gtk_file_chooser_set_select_multiple(dialog, gboolean(several ? 1 : 0))
        case .save(let name): gtk_file_chooser_set_current_name(dialog, name)
        }
        if let directory = question.directory, let folder = g_file_new_for_path(directory.path) {
            gtk_file_chooser_set_current_folder(dialog, folder, nil)
            g_object_unref(UnsafeMutableRawPointer(folder))
        }
        if let filter = FileFilter.make(question) {
            gtk_file_chooser_add_filter(dialog, filter)
            g_object_unref(UnsafeMutableRawPointer(filter))
        }
    }

    private func connectResponse() {
        let handler: @convention(c) (OpaquePointer?, gint, UnsafeMutableRawPointer?) -> Void = { _, response, data in
            guard let data else { return }
            onMainThread((data, response)) { data, response in
                Unmanaged<FileDialog>.fromOpaque(data).takeUnretainedValue()
                    .answered(response == GTK_RESPONSE_ACCEPT.rawValue)
            }
        }
        // This object lives until the dialog has been let go.
        g_signal_connect_data(
            UnsafeMutableRawPointer(dialog), "response", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passRetained(self).toOpaque(),
            { data, _ in
                if let data { Unmanaged<FileDialog>.fromOpaque(data).release() }
            }, GConnectFlags(rawValue: 0))
    }

    private func answered(_ isAccepted: Bool) {
        guard !isClosed else { return }
        isClosed = true
        let urls = isAccepted ? chosen : nil
        letGo()
        closed(urls)
    }

    private var chosen: [URL] {
        guard let files = gtk_file_chooser_get_files(dialog) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(files)) }
        return (0..<g_list_model_get_n_items(files)).compactMap { index in
            guard let item = g_list_model_get_item(files, index) else { return nil }
            defer { g_object_unref(item) }
            return Self.url(of: OpaquePointer(item))
        }
    }

    /// A file that has no path, as on a server, is known by its address.
    private static func url(of file: OpaquePointer) -> URL? {
        if let path = g_file_get_path(file) {
            defer { g_free(path) }
            return URL(fileURLWithPath: String(cString: path))
        }
        guard let uri = g_file_get_uri(file) else { return nil }
        defer { g_free(uri) }
        return URL(string: String(cString: uri))
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        letGo()
    }

    /// At once, as GTK has hidden its window: see NewWindows.c.
    private func letGo() {
        gtk_native_dialog_destroy(native)
        g_object_unref(UnsafeMutableRawPointer(dialog))
    }
}

extension FileQuestion.Kind {
    @MainActor fileprivate var title: String {
        switch self {
        case .open: PlatformWords.openFile
        case .openFolder: PlatformWords.openFolder
        case .save: PlatformWords.saveFile
        }
    }

    fileprivate var action: GtkFileChooserAction {
        switch self {
        case .open: GTK_FILE_CHOOSER_ACTION_OPEN
        case .openFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        case .save: GTK_FILE_CHOOSER_ACTION_SAVE
        }
    }
}

extension GTKBackend {
    func choose(_ question: FileQuestion, over presenter: any PlatformWidget) -> any PlatformFileDialog {
        FileDialog(question, over: presenter)
    }
}
