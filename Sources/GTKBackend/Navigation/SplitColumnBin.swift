import CGTK
import Foundation

/// Around a column of a split view: says that the column would be as wide as it wishes, whatever its content would like,
/// and gives it all the room that there is.
@MainActor
final class SplitColumnBin: Widget {
    private let child: UnsafeMutablePointer<GtkWidget>
    private let owner: Owner
    /// In points.
    var width: Int32 = 0 {
        didSet { if width != oldValue { gtk_widget_queue_resize(gtk) } }
    }

    init(around child: UnsafeMutablePointer<GtkWidget>) {
        self.child = child
        owner = Owner()
        super.init(
            segler_widget_new(
                Unmanaged.passUnretained(owner).toOpaque(), Self.callbacks, GTK_ACCESSIBLE_ROLE_GROUP,
                GTK_SIZE_REQUEST_CONSTANT_SIZE))
        owner.bin = self
        gtk_widget_insert_before(child, gtk, nil)
    }

    isolated deinit {
        segler_widget_disown(gtk)
        if gtk_widget_get_parent(child) == gtk { gtk_widget_unparent(child) }
    }

    private func measure(_ orientation: GtkOrientation) -> (least: Int32, natural: Int32) {
        var least: Int32 = 0
        gtk_widget_measure(child, orientation, -1, &least, nil, nil, nil)
        return (least, orientation == GTK_ORIENTATION_HORIZONTAL ? max(least, width) : least)
    }

    // MARK: C

    private final class Owner {
        weak var bin: SplitColumnBin?
    }

    private static func from(_ owner: UnsafeMutableRawPointer?) -> SplitColumnBin? {
        owner.flatMap { Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue().bin }
    }

    private static let callbacks: UnsafePointer<SeglerWidgetCallbacks> = {
        let callbacks = UnsafeMutablePointer<SeglerWidgetCallbacks>.allocate(capacity: 1)
        callbacks.initialize(
            to: SeglerWidgetCallbacks(
                measure: { owner, orientation, _, minimum, natural, _ in
                    onMainThread((owner, minimum, natural)) { owner, minimum, natural in
                        guard let length = SplitColumnBin.from(owner)?.measure(orientation) else { return }
                        minimum?.pointee = length.least
                        natural?.pointee = length.natural
                    }
                },
                allocate: { owner, width, height in
                    onMainThread(owner) {
                        guard let bin = SplitColumnBin.from($0) else { return }
                        gtk_widget_allocate(bin.child, width, height, -1, nil)
                    }
                },
                snapshot: { owner, snapshot in
                    guard let snapshot else { return }
                    onMainThread((owner, snapshot)) {
                        guard let bin = SplitColumnBin.from($0) else { return }
                        gtk_widget_snapshot_child(bin.gtk, bin.child, $1)
                    }
                },
                contains: nil))
        return UnsafePointer(callbacks)
    }()
}
