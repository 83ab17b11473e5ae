import Foundation

/// Widgets of the platform's toolkit that the program makes itself.
@MainActor
package protocol NativeWidgetBackend: AnyObject {
    /// Takes a widget of the program into the engine's hands. `pointer` is the toolkit's own pointer to it.
    func adopt(_ pointer: OpaquePointer) -> any NativeWidget
}

@MainActor
package protocol NativeWidget: FocusableWidget {
    /// The size that the widget likes for a proposal, in points; never less than it needs.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Called when the widget wants another size.
    var resized: @MainActor () -> Void { get set }
    var isEnabled: Bool { get set }
}
