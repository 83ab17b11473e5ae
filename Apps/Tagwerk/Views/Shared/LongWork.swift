import Observation
import SwiftUI

/// Something that takes seconds and holds up no window: how far it is, and how it is ended before it has changed anything.
@MainActor
@Observable
final class LongWork: Identifiable {
    let title: LocalizedStringKey
    /// Whether it says how far it is.
    let isMeasured: Bool
    /// From 0 to 1; nil where nobody knows.
    private(set) var share: Double?
    private(set) var isCancelled = false
    @ObservationIgnored private var task: Task<Void, Never>?

    init(_ title: LocalizedStringKey, isMeasured: Bool = true) {
        (self.title, self.isMeasured) = (title, isMeasured)
    }

    /// - Parameter job: gets what to call with the share that is done.
    func run(_ job: @escaping @MainActor (_ progress: @escaping @MainActor (Double) -> Void) async -> Void) {
        task = Task { await job { [self] in share = max(share ?? 0, $0) } }
    }

    func cancel() {
        isCancelled = true
        task?.cancel()
    }
}
