import Foundation
import SwiftUICore

/// The screen that the app fills. On a desktop that is its window: layouts that take the screen's width for their own
/// follow the window, and bodies that read it run again when it changes.
@MainActor
public final class UIScreen: NSObject {
    /// The app's screen.
    public static let main = UIScreen()

    private override init() {}

    /// The size of the app's window, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: RunningApp.window.size) }

    /// The size of the app's window, in dots.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Dots per point.
    public var scale: CGFloat { RunningApp.window.scale }

    /// Dots per point.
    public var nativeScale: CGFloat { scale }

    /// What the surroundings are like.
    public var traitCollection: UITraitCollection { .current }
}
