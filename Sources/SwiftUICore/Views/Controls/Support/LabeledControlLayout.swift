import Foundation

/// A control behind its label in very large text: under it, where both have no room side by side. A small control, such as
/// a switch, stays behind a label of several lines.
///
/// The label's views come first, then a spacer, which has no room here, then those of the control.
struct LabeledControlLayout: Layout {
    private static let gap: CGFloat = 8
    /// Up to this share of the row a control is small.
    private static let smallShare: CGFloat = 0.35
    private static let column = VStackLayout(alignment: .leading)

    static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

    struct Cache {
        fileprivate var label: VStackLayout.Cache
        fileprivate var control: VStackLayout.Cache
    }

    func makeCache(subviews: Subviews) -> Cache {
        let (label, control) = parts(subviews)
        return Cache(label: Self.column.makeCache(subviews: label), control: Self.column.makeCache(subviews: control))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let frames = frames(in: proposal.width, subviews, &cache)
        let width = max(frames.label.maxX, frames.control.maxX)
        return CGSize(
            width: max(width, proposal.width ?? 0), height: max(frames.label.maxY, frames.control.maxY))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let (label, control) = parts(subviews)
        let frames = frames(in: bounds.width, subviews, &cache)
        Self.column.placeSubviews(
            in: frames.label.offsetBy(dx: bounds.minX, dy: bounds.minY), proposal: ProposedViewSize(frames.label.size),
            subviews: label, cache: &cache.label)
        Self.column.placeSubviews(
            in: frames.control.offsetBy(dx: bounds.minX, dy: bounds.minY),
            proposal: ProposedViewSize(frames.control.size), subviews: control, cache: &cache.control)
        for spacer in subviews[label.endIndex..<control.startIndex] {
            spacer.place(at: bounds.origin, proposal: .zero)
        }
    }

    private func parts(_ subviews: Subviews) -> (label: Subviews, control: Subviews) {
        let spacer = subviews.firstIndex { !$0[IsControlLabel.self] } ?? subviews.endIndex
        let control = min(spacer + 1, subviews.endIndex)
        return (subviews[subviews.startIndex..<spacer], subviews[control..<subviews.endIndex])
    }

    private func frames(
        in room: CGFloat?, _ subviews: Subviews, _ cache: inout Cache
    ) -> (label: CGRect, control: CGRect) {
        let parts = parts(subviews)
        func labelSize(_ proposal: ProposedViewSize) -> CGSize {
            Self.column.sizeThatFits(proposal: proposal, subviews: parts.label, cache: &cache.label)
        }
        func controlSize(_ proposal: ProposedViewSize) -> CGSize {
            Self.column.sizeThatFits(proposal: proposal, subviews: parts.control, cache: &cache.control)
        }
        let control = controlSize(.unspecified)
        let idealWidth = labelSize(.unspecified).width + Self.gap + control.width
        let width = room ?? idealWidth
        guard idealWidth <= width || control.width <= width * Self.smallShare else {
            let full = ProposedViewSize(width: width, height: nil)
            let (label, control) = (labelSize(full), controlSize(full))
            return (
                CGRect(origin: .zero, size: label),
                CGRect(origin: CGPoint(x: 0, y: label.height + Self.gap), size: control)
            )
        }
        let rest = max(0, width - control.width - Self.gap)
        let label = labelSize(ProposedViewSize(width: rest, height: nil))
        let height = max(label.height, control.height)
        return (
            CGRect(origin: CGPoint(x: 0, y: (height - label.height) / 2), size: label),
            CGRect(origin: CGPoint(x: width - control.width, y: (height - control.height) / 2), size: control)
        )
    }
}
