/// `@ModelActor`: a context for an actor.
enum ModelActorMacro {
    static func members(_ source: SourceText) throws -> String {
        let tokens = source.tokens.indices
        guard let keyword = tokens.first(where: { source.isWord("actor", at: $0) }) else {
            throw MacroError("'@ModelActor' belongs to an actor.", at: 0)
        }
        let access = (0..<keyword).contains { source.isWord("public", at: $0) } ? "public " : ""
        return """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer

            \(access)init(modelContainer: SwiftData.ModelContainer) {
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
                    modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
    }

    static func conformance(_ type: String) -> String { "extension \(type): SwiftData.ModelActor {}" }
}
