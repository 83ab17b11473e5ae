import Foundation
import SwiftUICore

/// How `modelContainer(for:)` opens a container.
struct ContainerSetup: @unchecked Sendable {
    private let types: [any PersistentModel.Type]
    private let inMemory: Bool
    private let isAutosaveEnabled: Bool
    private let isUndoEnabled: Bool
    private let onSetup: (Result<ModelContainer, any Error>) -> Void

    init(
        _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool, _ isUndoEnabled: Bool,
        _ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
    ) {
        self.types = types
        self.inMemory = inMemory
        self.isAutosaveEnabled = isAutosaveEnabled
        self.isUndoEnabled = isUndoEnabled
        self.onSetup = onSetup
    }

    @MainActor
    func open(_ undoManager: UndoManager?) -> Result<ModelContext, any Error> {
        do {
            let container = try ModelContainer(
                for: Schema(types), configurations: [ModelConfiguration(nil, isStoredInMemoryOnly: inMemory)])
            let context = container.mainContext
            context.autosaveEnabled = isAutosaveEnabled
            if isUndoEnabled { context.undoManager = undoManager }
            onSetup(.success(container))
            return .success(context)
        } catch {
            FileHandle.standardError.write(Data("\(String(reflecting: error))\n".utf8))
            onSetup(.failure(error))
            return .failure(error)
        }
    }
}

/// Keeps the container that a view has opened.
@MainActor
final class ContainerHolder {
    private var opened: Result<ModelContext, any Error>?
    private var container: ModelContainer?

    func context(_ setup: ContainerSetup, _ undoManager: UndoManager?) -> Result<ModelContext, any Error> {
        if let opened { return opened }
        let result = setup.open(undoManager)
        opened = result
        container = try? result.get().container
        return result
    }
}
