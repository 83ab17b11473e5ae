import CoreTransferable
import Foundation
import FoundationPlus

/// Takes values of a type.
struct ValueDropHandler<T: Transferable>: DropHandler {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    func accepts(_ offer: DropOffer, at point: CGPoint) -> Bool {
        offer.local?.values.contains { $0 is T } == true || T.bestContentType(among: offer.contentTypes) != nil
    }

    func moved(_ offer: DropOffer, to point: CGPoint, isNew: Bool) -> DropOperation? {
        if isNew { isTargeted(true) }
        return .copy
    }

    func left(_ offer: DropOffer) { isTargeted(false) }

    func drop(
        _ offer: DropOffer, _ providers: [NSItemProvider], at point: CGPoint,
        done: @escaping (Bool) -> Void
    ) {
        isTargeted(false)
        let own = offer.local?.values.compactMap { $0 as? T } ?? []
        if !own.isEmpty { return done(action(own, point)) }
        Task {
            var values: [T] = []
            for provider in providers {
                if let value = await provider.value(of: T.self) { values.append(value) }
            }
            done(values.isEmpty ? false : action(values, point))
        }
    }
}

extension NSItemProvider {
    /// nil: it has no form that the type takes, or one that is damaged.
    @MainActor
    fileprivate func value<T: Transferable>(of type: T.Type) async -> T? {
        await withCheckedContinuation { (continuation: CheckedContinuation<T?, Never>) in
            _ = loadTransferable(type: type) { result in
                nonisolated(unsafe) let value = try? result.get()
                continuation.resume(returning: value)
            }
        }
    }
}
