import Foundation

/// How much room a preview gives to its view.
public enum PreviewLayout: Sendable {
    /// That of the device.
    case device
    /// No more than the view takes of the device's room.
    case sizeThatFits
    /// So much, in points.
    case fixed(width: CGFloat, height: CGFloat)
}
