import Foundation

/// A control of a row that is there while the list is edited.
final class RowControlRenderNode: RenderNode {
    /// Its own width and height, and the width with the room beside it, in points.
    static let length: CGFloat = 24
    static let extent: CGFloat = 34

    private var control: (any PlatformRowControl)?
    var clicked: () -> Void = {}

    /// nil: not there.
    var kind: RowControlKind? {
        didSet {
            guard kind != oldValue else { return }
            control = kind.map { graph.backend.makeRowControl($0) }
            control?.clicked = { [weak self] in self?.clicked() }
            control?.setOn(isOn)
            surface?.widgetsDidChange()
            flags.remove(.hasCommitted)
            setNeedsCommit()
        }
    }

    var isOn = false {
        didSet { if isOn != oldValue { control?.setOn(isOn) } }
    }

    override var widget: (any PlatformWidget)? { control }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: Self.length, height: Self.length)
    }

    override func draw(in painter: any Painter) {
        if let control { painter.draw(control) }
    }
}
