import Foundation

/// All that the engine asks of a platform: one small protocol per capability, each in its own file.
@MainActor
package protocol Backend:
    AccessibilityBackend,
    ClipboardBackend,
    ClockBackend,
    ControlBackend,
    DesktopBackend,
    FeedbackBackend,
    FileDialogBackend,
    FocusBackend,
    HostBackend,
    ImageBackend,
    ListBackend,
    NativeWidgetBackend,
    NavigationBackend,
    NotificationBackend,
    PresentationBackend,
    ScrollBackend,
    TextBackend
{}

/// Time and turns of the main loop.
@MainActor
package protocol ClockBackend: AnyObject {
    /// Seconds since some fixed moment, never going back.
    var time: TimeInterval { get }
    /// Calls `graph.flush()` once, before this turn of the main loop ends.
    func scheduleFlush(_ graph: Graph)
    /// Calls `graph.frame()` at the next frame of the display.
    func requestFrame(_ graph: Graph)
    /// Does some work after so many seconds.
    func call(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void)
    /// False where the user has asked for reduced motion.
    var animationsAreEnabled: Bool { get }
}

/// Surfaces.
@MainActor
package protocol HostBackend: AnyObject {
    func makeHost() -> any PlatformHost
}

/// Something that the platform shows: a control, a text, a host.
@MainActor
package protocol PlatformWidget: AnyObject {}

/// The widget of a surface. Its children are flat.
@MainActor
package protocol PlatformHost: PlatformWidget {
    var surface: Surface? { get set }
    /// Replaces the child widgets; the order is that of focus and of screen readers.
    func setWidgets(_ widgets: [any PlatformWidget])
    /// Shows a child at a place. Called only when it has changed.
    func place(_ widget: any PlatformWidget, transform: CGAffineTransform, size: CGSize)
    /// Says what a child may do. Called only when it has changed; a new child may do everything.
    func setTraits(_ traits: WidgetTraits, of widget: any PlatformWidget)
    /// Says what `surface.pointer` wants to hear of the pointer. At first it is nothing.
    func setPointerNeeds(_ needs: PointerNeeds)
    /// Takes the present press away from the widgets around: a gesture has been recognised.
    func claimPointer()
    /// Opens a menu at a point; nil: where the keyboard's focus is.
    func showMenu(_ items: [MenuItemModel], at point: CGPoint?)
    /// Asks for `surface.draw(in:)` at the next frame.
    func setNeedsDisplay()
    /// Says that the ideal size of the content may have changed.
    func setNeedsResize()
    /// True where the host must never get less than its ideal size: an item of a bar.
    var isRigid: Bool { get set }
}
