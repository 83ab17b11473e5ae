import Foundation

/// Buttons that show a colour and let the user choose another one.
@MainActor
package protocol ColorWellBackend: AnyObject {
    func makeColorWell() -> any ColorWellWidget
    /// The size of every such button, in points.
    var colorWellSize: CGSize { get }
}

package struct ColorWellDescription: Equatable, Sendable {
    package var color = Color.Resolved(red: 0, green: 0, blue: 0)
    /// Whether the user can choose how opaque the colour is.
    package var supportsOpacity = true
    package var isEnabled = true
    package var spokenLabel = ""

    package init() {}
}

@MainActor
package protocol ColorWellWidget: FocusableWidget {
    /// Called when the user has chosen a colour.
    var changed: @MainActor (Color.Resolved) -> Void { get set }
    /// Writes what differs from the last time.
    func update(_ description: ColorWellDescription)
}
