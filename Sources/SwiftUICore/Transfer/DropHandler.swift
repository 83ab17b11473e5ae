import Foundation
import FoundationPlus

/// What a view does with what is dragged over it, whatever its API.
@MainActor
package protocol DropHandler {
    func accepts(_ offer: DropOffer, at point: CGPoint) -> Bool
    /// `isNew`: it has just come. The place is in the view's own coordinates. nil: what was said last, at first a copy.
    func moved(_ offer: DropOffer, to point: CGPoint, isNew: Bool) -> DropOperation?
    func left(_ offer: DropOffer)
    func drop(
        _ offer: DropOffer, _ providers: [NSItemProvider], at point: CGPoint,
        done: @escaping (Bool) -> Void)
}
