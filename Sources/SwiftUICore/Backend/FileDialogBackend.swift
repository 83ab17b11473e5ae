import Foundation
import UniformTypeIdentifiers

/// The desktop's dialogs that choose files.
@MainActor
package protocol FileDialogBackend: AnyObject {
    /// Opens the dialog at once.
    func choose(_ question: FileQuestion, over presenter: any PlatformWidget) -> any PlatformFileDialog
}

/// What a dialog lets the user choose.
package struct FileQuestion {
    package enum Kind: Equatable, Sendable {
        case open(several: Bool)
        case openFolder(several: Bool)
        /// A place for a new file that may be called so.
        case save(name: String)
    }

    package var kind = Kind.open(several: false)
    /// The types of the files that can be chosen; none: all.
    package var types: [UTType] = []
    package var title = ""
    /// What the button says that ends the dialog; empty: the desktop's own word.
    package var confirmation = ""
    /// Where the dialog starts; nil: where the desktop likes.
    package var directory: URL?

    package init() {}
}

@MainActor
package protocol PlatformFileDialog: AnyObject {
    /// The dialog has gone; nil: nothing was chosen.
    var closed: ([URL]?) -> Void { get set }
    /// Takes the dialog away; `closed` is not called any more.
    func close()
}
