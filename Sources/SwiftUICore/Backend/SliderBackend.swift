import Foundation

/// Sliders.
@MainActor
package protocol SliderBackend: AnyObject {
    func makeSlider() -> any SliderWidget
    /// The height of every slider, and its least width, in points.
    var sliderSize: CGSize { get }
}

package struct SliderDescription: Equatable, Sendable {
    package var value = 0.0
    package var minimum = 0.0
    package var maximum = 1.0
    /// nil: any value.
    package var step: Double?
    package var isEnabled = true
    package var spokenLabel = ""
    /// nil: the theme's own colour.
    package var tint: Color.Resolved?

    package init() {}
}

@MainActor
package protocol SliderWidget: FocusableWidget {
    /// Called while the user moves the slider.
    var changed: @MainActor (Double) -> Void { get set }
    /// Called when the user takes hold of the slider, and when they let go.
    var editingChanged: @MainActor (Bool) -> Void { get set }
    /// Writes what differs from the last time.
    func update(_ description: SliderDescription)
}
