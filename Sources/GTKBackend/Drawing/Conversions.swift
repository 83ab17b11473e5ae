import CGTK
import Foundation
import SwiftUICore

extension CGRect {
    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(minX), y: Float(minY)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height))
    }
}

extension CGAffineTransform {
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// A new reference, which GTK's functions take over; nil for the identity.
    ///
    /// Made of GSK's own steps: a bare matrix counts as one in space, which the cairo renderer does not draw.
    var gskTransform: OpaquePointer? {
        if self == .identity { return nil }
        var point = graphene_point_t(x: Float(tx), y: Float(ty))
        let moved = gsk_transform_translate(nil, &point)
        if isTranslation { return moved }
        let width = hypot(a, b)
        guard width > 0 else { return gsk_transform_scale(moved, 0, 0) }
        let (cosine, sine) = (a / width, b / width)
        let height = cosine * d - sine * c
        let shear = cosine * c + sine * d
        let turned =
            sine == 0 && cosine > 0 ? moved : gsk_transform_rotate(moved, Float(atan2(sine, cosine) * 180 / .pi))
        let isSheared = height != 0 && abs(shear) > 1e-9
        let skewed = isSheared ? gsk_transform_skew(turned, Float(atan(shear / height) * 180 / .pi), 0) : turned
        return gsk_transform_scale(skewed, Float(width), Float(height))
    }
}
