import Foundation
import FoundationPlus
import UniformTypeIdentifiers

/// Asks a delegate.
struct DelegateDropHandler: DropHandler {
    let types: [UTType]
    let delegate: any DropDelegate

    private func info(_ offer: DropOffer, _ point: CGPoint = .zero, _ providers: [NSItemProvider]? = nil) -> DropInfo {
        DropInfo(
            location: point, contentTypes: offer.contentTypes, providers: providers ?? offer.local?.providers ?? [])
    }

    func accepts(_ offer: DropOffer, at point: CGPoint) -> Bool {
        let info = info(offer, point)
        return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
    }

    func moved(_ offer: DropOffer, to point: CGPoint, isNew: Bool) -> DropOperation? {
        let info = info(offer, point)
        if isNew { delegate.dropEntered(info: info) }
        return delegate.dropUpdated(info: info)?.operation
    }

    func left(_ offer: DropOffer) { delegate.dropExited(info: info(offer)) }

    func drop(
        _ offer: DropOffer, _ providers: [NSItemProvider], at point: CGPoint,
        done: @escaping (Bool) -> Void
    ) {
        done(delegate.performDrop(info: info(offer, point, providers)))
    }
}
