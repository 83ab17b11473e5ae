/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    /// The device stands upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// The device stands on its head.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// The device lies on its left side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// The device lies on its right side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
