/// Prepares the views of previews, with a context that is made once for all of them: sample data, a model.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void
    /// The type of the view that is shown.
    associatedtype Body: View

    /// The view as the preview gives it.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share. Called once, before the first of them is shown.
    static func makeSharedContext() async throws -> Context

    /// The view that is shown.
    @ViewBuilder
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier changes.
public struct PreviewModifierContent: View {
    let content: AnyView

    public var body: some View { content }
}

/// A preview modifier, whatever its type.
package struct PreviewModifierInstance {
    /// Makes the shared context, unless it is there.
    package let prepare: @MainActor () async throws -> Void
    /// The view with the modifier; as it is where the context is missing.
    package let apply: @MainActor (AnyView) -> AnyView

    @MainActor
    init<Modifier: PreviewModifier>(_ modifier: Modifier) {
        prepare = {
            guard PreviewContexts.contexts[ObjectIdentifier(Modifier.self)] == nil else { return }
            PreviewContexts.contexts[ObjectIdentifier(Modifier.self)] = try await Modifier.makeSharedContext()
        }
        apply = { content in
            guard let context = PreviewContexts.contexts[ObjectIdentifier(Modifier.self)] as? Modifier.Context else {
                return content
            }
            return AnyView(modifier.body(content: PreviewModifierContent(content: content), context: context))
        }
    }
}

/// The contexts that previews share.
@MainActor
private enum PreviewContexts {
    static var contexts: [ObjectIdentifier: Any] = [:]
}
