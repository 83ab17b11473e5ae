import Foundation
import FoundationPlus
import UniformTypeIdentifiers

/// Takes what item providers offer.
struct ProviderDropHandler: DropHandler {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool

    func accepts(_ offer: DropOffer, at point: CGPoint) -> Bool {
        DropInfo(location: .zero, contentTypes: offer.contentTypes, providers: []).hasItemsConforming(to: types)
    }

    func moved(_ offer: DropOffer, to point: CGPoint, isNew: Bool) -> DropOperation? {
        if isNew { isTargeted?.wrappedValue = true }
        return .copy
    }

    func left(_ offer: DropOffer) { isTargeted?.wrappedValue = false }

    func drop(
        _ offer: DropOffer, _ providers: [NSItemProvider], at point: CGPoint,
        done: @escaping (Bool) -> Void
    ) {
        isTargeted?.wrappedValue = false
        let info = DropInfo(location: point, contentTypes: offer.contentTypes, providers: providers)
        let found = info.itemProviders(for: types)
        done(found.isEmpty ? false : action(found, point))
    }
}
