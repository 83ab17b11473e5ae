import Foundation

/// Buttons that show the chosen one of several texts and open a list of them.
@MainActor
package protocol DropDownBackend: AnyObject {
    func makeDropDown() -> any DropDownWidget
    /// The size that a drop-down takes around the widest of its texts, and its least size.
    func dropDownChrome(size: ControlSize) -> ControlChrome
}

package struct DropDownDescription: Equatable, Sendable {
    package var titles: [String] = []
    /// nil: none of them.
    package var chosen: Int?
    package var isEnabled = true
    package var spokenLabel = ""
    package var size = ControlSize.regular
    package var font: ResolvedFont

    package init(font: ResolvedFont) {
        self.font = font
    }
}

@MainActor
package protocol DropDownWidget: FocusableWidget {
    /// Called when the user has chosen a text.
    var chose: @MainActor (Int) -> Void { get set }
    /// Writes what differs from the last time.
    func update(_ description: DropDownDescription)
}
