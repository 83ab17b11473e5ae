import Foundation

/// A change of how a view is shown that its layout and that around it know nothing of.
///
/// Effects are added to the one that `visualEffect(_:)` hands over, and happen in that order.
public protocol VisualEffect: Sendable, Animatable {
    /// What happens to the view, one after the other.
    var _steps: [_VisualStep] { get }
}

/// One of the changes that a visual effect is made of.
public struct _VisualStep: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case offset, scale, rotation, opacity, blur, color
        case rotation3D(x: CGFloat, y: CGFloat, z: CGFloat)
    }

    package let kind: Kind
    /// What moves where the change animates.
    package var numbers: [Double]
}

/// A visual effect with more added to it.
struct SteppedVisualEffect: VisualEffect {
    let _steps: [_VisualStep]
}

extension VisualEffect {
    private func adding(_ kind: _VisualStep.Kind, _ numbers: [Double]) -> SteppedVisualEffect {
        SteppedVisualEffect(_steps: _steps + [_VisualStep(kind: kind, numbers: numbers)])
    }

    private func adding(_ matrix: ColorMatrix) -> SteppedVisualEffect {
        adding(.color, matrix.rows.flatMap { $0 })
    }

    /// Shows the view elsewhere, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        adding(.offset, [offset.width, offset.height])
    }

    /// Shows the view moved by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset, [x, y])
    }

    /// Shows the view wider and higher by the given factors, around an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale, [scale.width, scale.height, anchor.x, anchor.y])
    }

    /// Shows the view larger by a factor, around an anchor.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale, [s, s, anchor.x, anchor.y])
    }

    /// Shows the view wider and higher by the given factors, around an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale, [x, y, anchor.x, anchor.y])
    }

    /// Shows the view turned clockwise around an anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation, [angle.radians, anchor.x, anchor.y])
    }

    /// Shows the view turned around an axis in space, seen from infinitely far away: `perspective` changes nothing.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(.rotation3D(x: axis.x, y: axis.y, z: axis.z), [angle.radians, anchor.x, anchor.y, anchorZ])
    }

    /// Shows the view as opaque as `opacity` says, from 0 to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding(.opacity, [opacity])
    }

    /// Blurs the view by a Gaussian of `radius` points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur, [radius])
    }

    /// Makes the view's colours lighter by `amount`: -1 is black, 0 changes nothing, 1 is white.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(.brightness(amount))
    }

    /// Spreads the view's colours from a middle grey by a factor: 0 is grey, 1 changes nothing.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(.contrast(amount))
    }

    /// Makes the view's colours stronger by a factor: 0 is grey, 1 changes nothing.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(.saturation(amount))
    }

    /// Takes the colour out of the view: 0 changes nothing, 1 is grey.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(.saturation(1 - min(max(amount, 0), 1)))
    }

    /// Turns the hues of the view's colours by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.hueRotation(angle))
    }
}
