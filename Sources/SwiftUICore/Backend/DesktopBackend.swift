import Foundation

/// The desktop around the program.
@MainActor
package protocol DesktopBackend: AnyObject {
    /// Opens an address with the desktop's program for it; false where there is none.
    func open(_ url: URL) -> Bool
    /// Whether there is a program for the address.
    func canOpen(_ url: URL) -> Bool
    /// The size of the largest display, in points; nil where nothing is known of it.
    var displaySize: CGSize? { get }
    /// Whether the display stays on while nobody touches anything.
    func keepDisplayOn(_ isKept: Bool)
    /// Lists the shortcuts that work in the window in use.
    func showKeyboardShortcuts()
    /// Says what the program is, as its Info.plist has it.
    func showAbout()
}
