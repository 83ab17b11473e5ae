import Foundation

/// Bars and spinners.
@MainActor
package protocol ProgressBackend: AnyObject {
    func makeProgress(_ kind: ProgressIndicatorKind) -> any ProgressWidget
    /// The size that a kind likes, in points. A bar may be wider.
    func progressSize(_ kind: ProgressIndicatorKind) -> CGSize
}

package enum ProgressIndicatorKind: Hashable, Sendable {
    case bar, spinner
}

package struct ProgressDescription: Equatable, Sendable {
    /// From 0 to 1; nil: nobody knows.
    package var fraction: Double?
    package var spokenLabel = ""
    package var spokenValue = ""
    /// nil: the theme's own colour.
    package var tint: Color.Resolved?

    package init() {}
}

@MainActor
package protocol ProgressWidget: PlatformWidget {
    /// Writes what differs from the last time.
    func update(_ description: ProgressDescription)
}
