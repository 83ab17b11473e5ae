import Foundation
import SwiftUICore

/// What the surroundings are like.
public final class UITraitCollection: NSObject, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Dots per point; 0 where nobody has said.
    public let displayScale: CGFloat

    /// Light or dark surroundings.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        displayScale = 0
    }

    /// Surroundings of so many dots per point.
    public init(displayScale: CGFloat) {
        userInterfaceStyle = .unspecified
        self.displayScale = displayScale
    }

    /// The program's present surroundings.
    public static var current: UITraitCollection {
        UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(RunningApp.appearance.withLock { $0.scheme }))
    }
}
