import Foundation

/// A platform that previews may be made for.
public enum PreviewPlatform: Sendable {
    /// A phone, a window on a desktop, a television, a watch.
    case iOS, macOS, tvOS, watchOS

    /// The room that a view has on a usual device of the platform, in points.
    package var size: CGSize {
        switch self {
        case .iOS: CGSize(width: 390, height: 844)
        case .macOS: CGSize(width: 800, height: 640)
        case .tvOS: CGSize(width: 1920, height: 1080)
        case .watchOS: CGSize(width: 198, height: 242)
        }
    }
}
