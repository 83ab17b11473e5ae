/// A widget that can have the keyboard's focus.
@MainActor
package protocol FocusableWidget: PlatformWidget {
    /// Called when the keyboard's focus comes and goes.
    var focusChanged: @MainActor (Bool) -> Void { get set }
}

/// The keyboard's focus.
@MainActor
package protocol FocusBackend: AnyObject {
    /// Gives a widget the focus: now, or as soon as it is shown. False: it cannot have it.
    func focus(_ widget: any PlatformWidget) -> Bool
    /// Takes the focus away from a widget, so that nothing in its window has it.
    func unfocus(_ widget: any PlatformWidget)
    /// A widget that shows nothing but that it has the focus, for views that are no controls.
    func makeFocusArea() -> any FocusableWidget
}
