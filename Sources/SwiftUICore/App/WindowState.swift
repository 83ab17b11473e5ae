import Foundation

/// What the environment in a window says about the window itself.
@MainActor
package final class WindowState {
    private final class Source: DependencySource, @unchecked Sendable {}

    private let source = Source()
    private var size: CGSize?
    /// How much larger than usual text is around the window's content: it needs as much more room.
    private var textScale: CGFloat = 1
    /// nil: as in the surroundings.
    package var scenePhase: ScenePhase? { didSet { if scenePhase != oldValue { source.changed() } } }
    /// nil: as in the surroundings.
    package var displayScale: CGFloat? { didSet { if displayScale != oldValue { source.changed() } } }

    func resize(to new: CGSize) {
        let old = classes
        size = new
        if old != classes { source.changed() }
    }

    private var classes: [UserInterfaceSizeClass] {
        guard let size else { return [] }
        return [
            size.width < UserInterfaceSizeClass.regularWidth * max(1, textScale) ? .compact : .regular,
            size.height < UserInterfaceSizeClass.regularHeight ? .compact : .regular,
        ]
    }

    /// Runs again in the flush after a change.
    private func apply(to values: inout EnvironmentValues) {
        source.recordRead()
        textScale = values.dynamicTypeSize.bodyScale
        if let scenePhase { values.scenePhase = scenePhase }
        if let displayScale { values.displayScale = displayScale }
        guard let width = classes.first, let height = classes.last else { return }
        values.horizontalSizeClass = width
        values.verticalSizeClass = height
    }

    /// The content of the window with its environment.
    func around(_ content: AnyView) -> AnyView {
        let change = EnvironmentModifier.Change.transform { [weak self] values in self?.apply(to: &values) }
        return AnyView(content.modifier(EnvironmentModifier(change: change) { _ in true }))
    }
}
