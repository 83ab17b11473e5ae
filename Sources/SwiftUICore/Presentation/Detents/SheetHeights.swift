import Foundation

/// The heights of one sheet, and at which of them it rests.
@MainActor
struct SheetHeights {
    private var options = PresentationOptions()
    private var resting: PresentationDetent?

    mutating func take(_ new: PresentationOptions) {
        options = new
    }

    /// What the platform shows.
    /// - Parameters:
    ///   - room: the size of the window under the sheet.
    ///   - bar: the height of the bar that the window has beside its content, in points.
    mutating func form(room: CGSize, bar: CGFloat, environment: EnvironmentValues) -> SheetForm {
        let context = PresentationDetent.Context(maxDetentValue: room.height, environment: environment)
        let heights = options.detents.compactMap { detent in
            detent.height(in: context, bar: bar).map { (detent: detent, height: max(120, $0)) }
        }
        .sorted { $0.height < $1.height }
        let wanted = options.selection?.wrappedValue ?? resting
        let current = heights.firstIndex { $0.detent == wanted } ?? 0
        var form = SheetForm()
        form.heights = heights.map(\.height)
        form.current = current
        form.showsHandle =
            options.dragIndicator == .visible || (options.dragIndicator == .automatic && heights.count > 1)
        form.cornerRadius = options.cornerRadius
        switch options.backgroundInteraction.kind {
        case .disabled: form.isModal = true
        case .enabled: form.isModal = false
        case .upThrough(let detent):
            let last = heights.firstIndex { $0.detent == detent } ?? -1
            form.isModal = current > last
        }
        detents = heights.map(\.detent)
        return form
    }

    private var detents: [PresentationDetent] = []

    /// The user takes the sheet to another height.
    mutating func rest(at index: Int) {
        guard detents.indices.contains(index) else { return }
        resting = detents[index]
        if let selection = options.selection, selection.wrappedValue != detents[index] {
            selection.wrappedValue = detents[index]
        }
    }
}
