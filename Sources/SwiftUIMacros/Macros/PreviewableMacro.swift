/// `@Previewable`: `#Preview` moves what is marked with it; alone it has nothing to do but to see that it is in one.
enum PreviewableMacro {
    static func check(_ context: [SourceText]) throws {
        let isInPreview = context.contains { source in
            source.tokens.indices.contains { source.isSign("#", at: $0) && source.isWord("Preview", at: $0 + 1) }
        }
        guard !isInPreview else { return }
        throw MacroError("'@Previewable' has a meaning in the body of a '#Preview' only.", at: 0)
    }
}
