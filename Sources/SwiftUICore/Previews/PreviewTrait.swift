import Foundation

/// Says how a preview is shown: `#Preview(traits: .landscapeLeft) { … }`.
public struct PreviewTrait<T> {
    package let apply: (inout T) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// In the room of the device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .device } }

    /// In no more room than the view takes.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .sizeThatFits } }

    /// In a room of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }

    /// The device stands upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait { $0.orientation = .portrait } }

    /// The device stands on its head.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait { $0.orientation = .portraitUpsideDown } }

    /// The device lies on its left side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait { $0.orientation = .landscapeLeft } }

    /// The device lies on its right side.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait { $0.orientation = .landscapeRight } }

    /// The view is shown with a modifier, whose context all previews share that use it.
    @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        let instance = PreviewModifierInstance(modifier)
        return PreviewTrait { $0.modifiers.append(instance) }
    }
}
