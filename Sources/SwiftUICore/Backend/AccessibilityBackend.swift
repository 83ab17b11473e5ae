/// Elements that only assistive technologies see.
@MainActor
package protocol AccessibilityBackend: AnyObject {
    /// Makes an element that shows nothing and takes no presses. What it is stays the same for its life; its texts come
    /// as ``WidgetTraits``.
    func makeAccessibleElement(role: AccessibilityRole) -> any PlatformWidget
}
