import Foundation

/// The platform's bar or spinner.
struct ProgressIndicator: PlatformControl {
    let kind: ProgressIndicatorKind
    let fraction: Double?
    let tint: Color?

    func makeWidget(_ backend: any Backend) -> any PlatformWidget { backend.makeProgress(kind) }

    func description(in environment: EnvironmentValues) -> ProgressDescription {
        var description = ProgressDescription()
        description.fraction = fraction
        description.tint =
            tint?.resolve(in: environment) ?? environment.tintStyle?.paint(in: environment).representativeColor
        if let fraction {
            description.spokenValue = fraction.formatted(
                .percent.precision(.fractionLength(0)).locale(environment.locale))
        }
        return description
    }

    func connect(_ widget: any PlatformWidget, _ refresh: @escaping @MainActor () -> Void) {}

    func update(_ widget: any PlatformWidget, _ description: ProgressDescription, label: String) {
        guard let widget = widget as? any ProgressWidget else { return }
        var description = description
        description.spokenLabel = label
        widget.update(description)
    }

    func size(for proposal: ProposedViewSize, _ description: ProgressDescription, _ graph: Graph) -> CGSize {
        let ideal = graph.backend.progressSize(kind)
        guard kind == .bar, let width = proposal.width else { return ideal }
        return CGSize(width: max(0, width), height: ideal.height)
    }
}
