import Foundation

/// Switches: on or off, without a label of their own.
@MainActor
package protocol SwitchBackend: AnyObject {
    func makeSwitch() -> any SwitchWidget
    /// The size of every switch, in points.
    var switchSize: CGSize { get }
}

package struct SwitchDescription: Equatable, Sendable {
    package var isOn = false
    package var isEnabled = true
    package var spokenLabel = ""
    /// nil: the theme's own colour.
    package var tint: Color.Resolved?
    package var shortcut: KeyboardShortcut?

    package init() {}
}

@MainActor
package protocol SwitchWidget: FocusableWidget {
    /// Called when the user has moved the switch.
    var changed: @MainActor (Bool) -> Void { get set }
    /// Writes what differs from the last time.
    func update(_ description: SwitchDescription)
}
