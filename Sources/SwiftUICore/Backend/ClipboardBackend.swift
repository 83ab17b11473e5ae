/// What was copied last.
@MainActor
package protocol ClipboardBackend: AnyObject {
    /// The text on the clipboard; nil where there is none.
    var clipboardText: String? { get set }
}
