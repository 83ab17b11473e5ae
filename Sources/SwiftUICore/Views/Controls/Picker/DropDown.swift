import Foundation

/// A drop-down list of texts.
struct DropDown: PlatformControl {
    let titles: [String]
    let chosen: Int?
    let choose: @MainActor (Int) -> Void

    func makeWidget(_ backend: any Backend) -> any PlatformWidget { backend.makeDropDown() }

    func description(in environment: EnvironmentValues) -> DropDownDescription {
        let context = environment.textResolutionContext
        var description = DropDownDescription(font: context.style.resolvedFont(in: context))
        // The platform shows the chosen one in bold.
        description.font.weight = max(description.font.weight, Font.Weight.bold.number)
        description.titles = titles
        description.chosen = chosen
        description.isEnabled = environment.isEnabled
        description.size = environment.controlSize
        return description
    }

    func connect(_ widget: any PlatformWidget, _ refresh: @escaping @MainActor () -> Void) {
        guard let widget = widget as? any DropDownWidget else { return }
        widget.chose = { index in
            choose(index)
            refresh()
        }
    }

    func update(_ widget: any PlatformWidget, _ description: DropDownDescription, label: String) {
        guard let widget = widget as? any DropDownWidget else { return }
        var description = description
        description.spokenLabel = label
        widget.update(description)
    }

    func size(for proposal: ProposedViewSize, _ description: DropDownDescription, _ graph: Graph) -> CGSize {
        let chrome = graph.backend.dropDownChrome(size: description.size)
        var width: CGFloat = 0
        var height: CGFloat = 0
        for title in description.titles {
            var text = ResolvedText()
            text.append(ResolvedText.Run(string: title, font: description.font))
            let size = graph.backend.measure(TextParagraph(text: text), width: nil).size
            width = max(width, size.width)
            height = max(height, size.height)
        }
        let ideal = CGSize(
            width: max(chrome.minimum.width, width + chrome.insets.leading + chrome.insets.trailing),
            height: max(chrome.minimum.height, height + chrome.insets.top + chrome.insets.bottom))
        guard let proposed = proposal.width else { return ideal }
        // A title that does not fit is cut.
        return CGSize(width: max(chrome.minimum.width, min(ideal.width, proposed)), height: ideal.height)
    }
}
