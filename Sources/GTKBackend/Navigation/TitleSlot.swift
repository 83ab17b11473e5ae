import CGTK
import Foundation

/// The place of the title in a page's bar: tells whether the title fits between the buttons.
///
/// A title that does not fit is not seen there, but goes on being measured, so that it comes back as soon as there is
/// room for it.
@MainActor
final class TitleSlot: Widget {
    /// Called, some time after the bar got its place, when the title fits or does so no longer.
    var onFit: (_ fits: Bool) -> Void = { _ in }
    /// True where the title is shown in the bar however much of it is cut.
    var isInline = false {
        didSet {
            guard isInline != oldValue else { return }
            gtk_widget_queue_resize(gtk)
            updateHelp()
        }
    }
    /// What the pointer is told where the title is cut.
    var fullTitle = "" { didSet { if fullTitle != oldValue { updateHelp() } } }
    private let child: UnsafeMutablePointer<GtkWidget>
    private let owner = Owner()
    private var fits = true
    private var isCut = false { didSet { if isCut != oldValue { updateHelp() } } }

    init(around child: UnsafeMutablePointer<GtkWidget>) {
        self.child = child
        super.init(
            segler_widget_new(
                Unmanaged.passUnretained(owner).toOpaque(), Self.callbacks, GTK_ACCESSIBLE_ROLE_GROUP,
                GTK_SIZE_REQUEST_CONSTANT_SIZE))
        owner.slot = self
        gtk_widget_insert_before(child, gtk, nil)
    }

    isolated deinit {
        segler_widget_disown(gtk)
        if gtk_widget_get_parent(child) == gtk { gtk_widget_unparent(child) }
    }

    private func measure(_ orientation: GtkOrientation) -> (least: Int32, natural: Int32) {
        var (least, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(child, orientation, -1, &least, &natural, nil, nil)
        return orientation == GTK_ORIENTATION_HORIZONTAL && !isInline ? (0, natural) : (least, natural)
    }

    private func updateHelp() { gtk_widget_set_tooltip_text(gtk, isCut && isInline ? fullTitle : nil) }

    private func allocate(_ width: Int32, _ height: Int32) {
        isCut = width < measure(GTK_ORIENTATION_HORIZONTAL).natural
        let fitsNow = isInline || !isCut
        gtk_widget_set_child_visible(child, gboolean(fitsNow ? 1 : 0))
        if fitsNow { gtk_widget_allocate(child, width, height, -1, nil) }
        guard fitsNow != fits else { return }
        fits = fitsNow
        segler_accessible_set_hidden(OpaquePointer(child), gboolean(fitsNow ? 0 : 1))
        MainLoop.soon { [weak self] in
            guard let self else { return }
            onFit(fits)
        }
    }

    // MARK: C

    private final class Owner {
        weak var slot: TitleSlot?
    }

    private static func from(_ owner: UnsafeMutableRawPointer?) -> TitleSlot? {
        owner.flatMap { Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue().slot }
    }

    private static let callbacks: UnsafePointer<SeglerWidgetCallbacks> = {
        let callbacks = UnsafeMutablePointer<SeglerWidgetCallbacks>.allocate(capacity: 1)
        callbacks.initialize(
            to: SeglerWidgetCallbacks(
                measure: { owner, orientation, _, minimum, natural, _ in
                    onMainThread((owner, minimum, natural)) { owner, minimum, natural in
                        guard let size = TitleSlot.from(owner)?.measure(orientation) else { return }
                        minimum?.pointee = size.least
                        natural?.pointee = size.natural
                    }
                },
                allocate: { owner, width, height in
                    onMainThread(owner) { TitleSlot.from($0)?.allocate(width, height) }
                },
                snapshot: { owner, snapshot in
                    guard let snapshot else { return }
                    onMainThread((owner, snapshot)) {
                        guard let slot = TitleSlot.from($0), slot.fits else { return }
                        gtk_widget_snapshot_child(slot.gtk, slot.child, $1)
                    }
                },
                contains: nil))
        return UnsafePointer(callbacks)
    }()
}
