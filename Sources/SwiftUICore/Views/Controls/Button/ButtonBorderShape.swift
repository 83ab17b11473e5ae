import Foundation

/// The outline of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case automatic, capsule, roundedRectangle, circle
        case rounded(CGFloat)
    }

    package let kind: Kind

    /// The theme's outline.
    public static let automatic = ButtonBorderShape(kind: .automatic)

    /// Round at both ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)

    /// A rectangle with rounded corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)

    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// A rectangle whose corners have the given radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
    /// The outline of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the bordered buttons in this view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
