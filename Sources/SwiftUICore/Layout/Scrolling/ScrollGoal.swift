import Foundation

/// Where the content shall be moved.
struct ScrollGoal {
    let frame: () -> CGRect?
    let anchor: UnitPoint?
    var animation: Animation?

    /// With an anchor, that point of the frame goes to the same point of the view; without, the content moves no further
    /// than it must.
    func offset(for frame: CGRect, from current: CGPoint, viewport: CGSize, insets: EdgeInsets) -> CGPoint {
        let clear = CGSize(
            width: viewport.width - insets.leading - insets.trailing,
            height: viewport.height - insets.top - insets.bottom)
        guard let anchor else {
            let start = CGPoint(x: current.x + insets.leading, y: current.y + insets.top)
            return CGPoint(
                x: nearest(frame.minX, frame.maxX, from: start.x, length: clear.width) - insets.leading,
                y: nearest(frame.minY, frame.maxY, from: start.y, length: clear.height) - insets.top)
        }
        return CGPoint(
            x: frame.minX + frame.width * anchor.x - clear.width * anchor.x - insets.leading,
            y: frame.minY + frame.height * anchor.y - clear.height * anchor.y - insets.top)
    }

    private func nearest(_ start: CGFloat, _ end: CGFloat, from current: CGFloat, length: CGFloat) -> CGFloat {
        if start < current || end - start > length { return start }
        return max(current, end - length)
    }
}
