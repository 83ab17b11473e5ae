import Foundation
import SwiftUICore

extension View {
    /// Gives the views here a context of their own.
    public func modelContext(_ modelContext: ModelContext) -> some View {
        nonisolated(unsafe) let context = modelContext
        return environment(\.modelContext, context)
    }

    /// Gives the views here a container's main context.
    public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(ContainerModifier(container: container))
    }

    /// Opens the store of a model, and of all that it refers to, and gives the views here its main context.
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
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Opens the store of some models, and of all that they refer to, and gives the views here its main context.
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
    ) -> some View {
        modifier(
            OpenContainerModifier(
                setup: ContainerSetup(modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)))
    }
}

/// Gives views a container that somebody has made.
struct ContainerModifier: ViewModifier {
    let container: ModelContainer

    func body(content: Content) -> some View {
        content.environment(\.modelContext, container.mainContext)
    }
}

/// Opens a container once for as long as the view lives.
struct OpenContainerModifier: ViewModifier {
    let setup: ContainerSetup
    @State private var holder = ContainerHolder()
    @Environment(\.undoManager) private var undoManager

    func body(content: Content) -> some View {
        StoreContent(result: holder.context(setup, undoManager)) { content }
    }
}
