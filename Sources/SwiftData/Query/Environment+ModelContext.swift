import Foundation
import SwiftUICore

private struct ModelContextKey: EnvironmentKey {
    // The main thread's views are the only ones that read it.
    static var defaultValue: ModelContext { .missing }
}

extension ModelContext {
    /// What views have that nobody gave a container: it keeps nothing, and says so when it is asked to.
    nonisolated(unsafe) static let missing = ModelContext(
        ModelContainer(StoreSet([], schema: Schema([]))))
}

extension EnvironmentValues {
    /// The context of the views here, which `modelContainer(for:)` or `modelContext(_:)` has set.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}
