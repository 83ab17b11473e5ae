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
    var gskTransform: OpaquePointer? {
        if isTranslation {
            if tx == 0, ty == 0 { return nil }
            var point = graphene_point_t(x: Float(tx), y: Float(ty))
            return gsk_transform_translate(nil, &point)
        }
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_2d(&matrix, a, b, c, d, tx, ty)
        return gsk_transform_matrix(nil, &matrix)
    }
}
