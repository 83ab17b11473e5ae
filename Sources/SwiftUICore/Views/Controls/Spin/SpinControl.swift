import Foundation

/// The platform's field for one of a row of values.
struct SpinControl: PlatformControl {
    let kind: SpinKind
    let shown: SpinDescription
    let set: @MainActor (Int) -> Void

    func makeWidget(_ backend: any Backend) -> any PlatformWidget { backend.makeSpin(kind) }

    func description(in environment: EnvironmentValues) -> SpinDescription {
        var description = shown
        description.isEnabled = environment.isEnabled
        return description
    }

    func connect(_ widget: any PlatformWidget, _ refresh: @escaping @MainActor () -> Void) {
        guard let widget = widget as? any SpinWidget else { return }
        widget.changed = { new in
            set(new)
            refresh()
        }
    }

    func update(_ widget: any PlatformWidget, _ description: SpinDescription, label: String) {
        guard let widget = widget as? any SpinWidget else { return }
        var description = description
        description.spokenLabel = label
        widget.update(description)
    }

    func size(for proposal: ProposedViewSize, _ description: SpinDescription, _ graph: Graph) -> CGSize {
        graph.backend.spinSize(kind, characters: description.characters)
    }
}
