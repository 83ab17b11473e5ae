import Foundation

/// The platform's button for a colour.
struct ColorWell: PlatformControl {
    let color: Binding<Color>
    let supportsOpacity: Bool

    func makeWidget(_ backend: any Backend) -> any PlatformWidget { backend.makeColorWell() }

    func description(in environment: EnvironmentValues) -> ColorWellDescription {
        var description = ColorWellDescription()
        description.color = color.wrappedValue.resolve(in: environment)
        description.supportsOpacity = supportsOpacity
        if !supportsOpacity { description.color.opacity = 1 }
        description.isEnabled = environment.isEnabled
        return description
    }

    func connect(_ widget: any PlatformWidget, _ refresh: @escaping @MainActor () -> Void) {
        guard let widget = widget as? any ColorWellWidget else { return }
        widget.changed = { new in
            color.wrappedValue = Color(new)
            refresh()
        }
    }

    func update(_ widget: any PlatformWidget, _ description: ColorWellDescription, label: String) {
        guard let widget = widget as? any ColorWellWidget else { return }
        var description = description
        description.spokenLabel = label
        widget.update(description)
    }

    func size(for proposal: ProposedViewSize, _ description: ColorWellDescription, _ graph: Graph) -> CGSize {
        graph.backend.colorWellSize
    }
}
