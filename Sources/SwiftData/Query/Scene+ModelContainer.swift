import Foundation
import SwiftUICore

extension Scene {
    /// Gives the views of the scene a context of their own.
    public func modelContext(_ modelContext: ModelContext) -> some Scene {
        nonisolated(unsafe) let context = modelContext
        return ContextScene(content: self) { .success(context) }
    }

    /// Gives the views of the scene a container's main context.
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        ContextScene(content: self) { .success(container.mainContext) }
    }

    /// Opens the store of a model, and of all that it refers to, and gives the views of the scene its main context.
    ///
    /// - Parameters:
    ///   - modelType: The model.
    ///   - inMemory: Whether the models are forgotten when the program ends.
    ///   - isAutosaveEnabled: Whether the context saves by itself.
    ///   - isUndoEnabled: Whether changes can be taken back with the environment's undo manager.
    ///   - onSetup: Told of the container, or why there is none.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Opens the store of some models, and of all that they refer to, and gives the views of the scene its main context.
    ///
    /// - Parameters:
    ///   - modelTypes: The models.
    ///   - inMemory: Whether the models are forgotten when the program ends.
    ///   - isAutosaveEnabled: Whether the context saves by itself.
    ///   - isUndoEnabled: Whether changes can be taken back with the environment's undo manager.
    ///   - onSetup: Told of the container, or why there is none.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let setup = ContainerSetup(modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)
        return ContextScene(content: self) { SceneContainers.context(setup, for: modelTypes) }
    }
}

/// The containers that scenes have opened: an app's scenes may be asked for more than once.
@MainActor
private enum SceneContainers {
    private static var holders: [[ObjectIdentifier]: ContainerHolder] = [:]

    static func context(
        _ setup: ContainerSetup, for types: [any PersistentModel.Type]
    )
        -> Result<ModelContext, any Error>
    {
        let key = types.map { ObjectIdentifier($0) }
        let holder = holders[key] ?? ContainerHolder()
        holders[key] = holder
        return holder.context(setup, EnvironmentValues().undoManager)
    }
}

/// A scene whose views have a context.
struct ContextScene<Content: Scene>: Scene, @unchecked Sendable {
    typealias Body = Never

    let content: Content
    let context: @MainActor () -> Result<ModelContext, any Error>

    static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor) {
        let context = scene.context()
        visitor.modify({ window in
            window.wrap { content in AnyView(StoreContent(result: context) { content }) }
        }) {
            Content._visit(scene.content, &$0)
        }
    }
}
