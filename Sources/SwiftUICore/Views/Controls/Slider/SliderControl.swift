import Foundation

/// The platform's slider.
struct SliderControl: PlatformControl {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let editingChanged: (Bool) -> Void

    private static let idealWidth: CGFloat = 200

    func makeWidget(_ backend: any Backend) -> any PlatformWidget { backend.makeSlider() }

    func description(in environment: EnvironmentValues) -> SliderDescription {
        var description = SliderDescription()
        // What is no number stands at the beginning.
        let now = value.wrappedValue
        description.value = now.isNaN ? bounds.lowerBound : min(max(now, bounds.lowerBound), bounds.upperBound)
        description.minimum = bounds.lowerBound
        description.maximum = bounds.upperBound
        description.step = step
        description.isEnabled = environment.isEnabled
        description.tint = environment.tintStyle?.paint(in: environment).representativeColor
        return description
    }

    func connect(_ widget: any PlatformWidget, _ refresh: @escaping @MainActor () -> Void) {
        guard let widget = widget as? any SliderWidget else { return }
        widget.changed = { new in
            let stepped = rounded(new)
            if stepped != value.wrappedValue { value.wrappedValue = stepped }
            refresh()
        }
        widget.editingChanged = { editingChanged($0) }
    }

    /// The nearest value that the step allows.
    private func rounded(_ new: Double) -> Double {
        guard let step, step > 0 else { return min(max(new, bounds.lowerBound), bounds.upperBound) }
        let count = ((new - bounds.lowerBound) / step).rounded()
        let most = ((bounds.upperBound - bounds.lowerBound) / step).rounded(.down)
        return bounds.lowerBound + min(max(0, count), most) * step
    }

    func update(_ widget: any PlatformWidget, _ description: SliderDescription, label: String) {
        guard let widget = widget as? any SliderWidget else { return }
        var description = description
        description.spokenLabel = label
        widget.update(description)
    }

    func size(for proposal: ProposedViewSize, _ description: SliderDescription, _ graph: Graph) -> CGSize {
        let least = graph.backend.sliderSize
        return CGSize(width: max(least.width, proposal.width ?? Self.idealWidth), height: least.height)
    }
}
