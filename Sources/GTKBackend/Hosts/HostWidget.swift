import CGTK
import Foundation
import SwiftUICore

/// The widget of a surface: flat children at the places that layout has decided, and what is drawn between them.
@MainActor
class HostWidget: Widget, PlatformHost {
    weak var surface: Surface?
    private var children: [any GTKWidget] = []
    /// What will be the children once GTK has given all places.
    private var coming: [any GTKWidget]?
    private var places: [ObjectIdentifier: Place] = [:]
    var isRigid = false

    private struct Place {
        let transform: CGAffineTransform
        let size: CGSize
    }

    init(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP) {
        let owner = WeakOwner()
        self.owner = owner
        super.init(
            segler_widget_new(
                Unmanaged.passUnretained(owner).toOpaque(), HostWidget.callbacks, role, GTK_SIZE_REQUEST_CONSTANT_SIZE))
        owner.host = self
    }

    /// What C holds: it outlives neither the widget's tie nor this object.
    private let owner: WeakOwner

    isolated deinit {
        segler_widget_disown(gtk)
        for child in children where gtk_widget_get_parent(child.gtk) == gtk { gtk_widget_unparent(child.gtk) }
    }

    // MARK: PlatformHost

    func setWidgets(_ widgets: [any PlatformWidget]) {
        let new = widgets.compactMap { $0 as? any GTKWidget }
        guard Allocation.mayChange(gtk) else {
            if coming == nil { Allocation.whenDone { [weak self] in self?.replaceChildren() } }
            coming = new
            return
        }
        coming = new
        replaceChildren()
    }

    private func replaceChildren() {
        guard let new = coming else { return }
        coming = nil
        let kept = Set(new.map { ObjectIdentifier($0) })
        for child in children where !kept.contains(ObjectIdentifier(child)) {
            places[ObjectIdentifier(child)] = nil
            invisible.remove(ObjectIdentifier(child))
            if gtk_widget_get_parent(child.gtk) == gtk { gtk_widget_unparent(child.gtk) }
        }
        var previous: UnsafeMutablePointer<GtkWidget>?
        for child in new {
            let isInPlace =
                gtk_widget_get_parent(child.gtk) == gtk && gtk_widget_get_prev_sibling(child.gtk) == previous
            if !isInPlace {
                if let parent = gtk_widget_get_parent(child.gtk), parent != gtk { gtk_widget_unparent(child.gtk) }
                gtk_widget_insert_after(child.gtk, gtk, previous)
            }
            previous = child.gtk
        }
        children = new
        Allocation.replace(gtk)
    }

    func place(_ widget: any PlatformWidget, transform: CGAffineTransform, size: CGSize) {
        places[ObjectIdentifier(widget)] = Place(transform: transform, size: size)
        (widget as? any GTKWidget)?.willTake(size)
        Allocation.replace(gtk)
    }

    func setTraits(_ traits: WidgetTraits, of widget: any PlatformWidget) {
        guard let child = widget as? any GTKWidget else { return }
        gtk_widget_set_can_target(child.gtk, gboolean(traits.takesInput ? 1 : 0))
        var accessibility = traits.accessibility
        if !traits.isVisible { accessibility.isHidden = true }
        (child as? Widget)?.setAccessibility(accessibility)
        if gtk_widget_get_tooltip_text(child.gtk).map({ String(cString: $0) }) != traits.help {
            gtk_widget_set_tooltip_text(child.gtk, traits.help)
        }
        let direction = traits.direction.map { $0 == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }
        // GTK gives a widget without a direction of its own that of the program, not that of the widget around.
        if let direction { gtk_widget_set_direction(child.gtk, direction) }
        if traits.showsFocus {
            gtk_widget_remove_css_class(child.gtk, "segler-no-focus")
        } else {
            gtk_widget_add_css_class(child.gtk, "segler-no-focus")
        }
        let id = ObjectIdentifier(child)
        guard invisible.contains(id) == traits.isVisible else { return }
        if traits.isVisible { invisible.remove(id) } else { invisible.insert(id) }
        Allocation.replace(gtk)
    }

    /// Children that modifiers hide altogether.
    private var invisible: Set<ObjectIdentifier> = []
    private var presses: PressController?
    private var motion: MotionController?
    private var keys: KeyController?
    private var drags: DragController?
    private var drops: DropController?
    private var pinches: PinchController?

    func setPointerNeeds(_ needs: PointerNeeds) {
        presses = needs.contains(.press) ? presses ?? PressController(self) : nil
        motion = needs.contains(.hover) ? motion ?? MotionController(self) : nil
        pinches = needs.contains(.pinch) ? pinches ?? PinchController(self) : nil
        keys = needs.contains(.keys) ? keys ?? KeyController(self) : nil
        drags = needs.contains(.drag) ? drags ?? DragController(self) : nil
        drops = needs.contains(.drop) ? drops ?? DropController(self) : nil
        if needs.contains(.menu) { answerMenuRequests() }
    }

    // MARK: Menus

    private var menuRequests: MenuRequests?
    private var menu: HostMenu?

    func answerMenuRequests() {
        menuRequests = menuRequests ?? MenuRequests(self)
    }

    /// Opens the menu of the view at a point, or of the one that has the keyboard's focus. False where there is none.
    func requestMenu(at point: CGPoint?) -> Bool {
        guard let pointer = surface?.pointer else { return false }
        let items = point.map(pointer.menuItems(at:)) ?? focusedChild.map(pointer.menuItems(around:)) ?? []
        guard !items.isEmpty else { return false }
        showMenu(items, at: point ?? focusedPlace)
        return true
    }

    var focusedChild: (any GTKWidget)? {
        children.first { gtk_widget_get_state_flags($0.gtk).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0 }
    }

    /// Under what has the focus.
    private var focusedPlace: CGPoint? {
        guard let place = focusedChild.flatMap({ places[ObjectIdentifier($0)] }) else { return nil }
        return CGPoint(x: 0, y: place.size.height).applying(place.transform)
    }

    func showMenu(_ items: [MenuItemModel], at point: CGPoint?) {
        menu?.close()
        let new = HostMenu(items, on: gtk, at: point)
        menu = new
        new.open()
    }

    func claimPointer() { presses?.claim() }

    func setNeedsDisplay() { gtk_widget_queue_draw(gtk) }

    func setNeedsResize() {
        // GTK has not asked yet, and will. Inside another host, that one's layout decides.
        guard let reportedSize, !isPlacedByHost, naturalSize() != reportedSize else { return }
        Allocation.resize(gtk)
    }

    /// Whether another host says where this one is, and how large.
    private var isPlacedByHost: Bool {
        guard let parent = gtk_widget_get_parent(gtk) else { return false }
        return UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
            == UnsafeMutableRawPointer(gtk).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
    }

    // MARK: Geometry

    /// What was last told to GTK. Asking again for an equal size would keep the frame clock running for nothing.
    private var reportedSize: CGSize?

    private func naturalSize() -> CGSize {
        guard let surface else { return .zero }
        let size = surface.sizeThatFits(.unspecified)
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    fileprivate func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        guard let surface else { return (0, 0) }
        let size = naturalSize()
        reportedSize = size
        if surface.layoutRoot == nil {
            let length = Int32(orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height)
            return (isPlacedByHost ? 0 : length, length)
        }
        let length = orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height
        let natural = Int32(min(length, 32_000))
        return (isRigid ? natural : 0, natural)
    }

    fileprivate func allocate(_ size: CGSize) {
        Allocation.begin(gtk)
        defer { Allocation.end() }
        surface?.resize(to: size)
        for child in children {
            allocate(child)
            // GTK allocates anew when a widget inside wants another size.
            (child as? ForeignWidget)?.resized()
        }
        menu?.present()
    }

    private func allocate(_ child: any GTKWidget) {
        // GTK can not invert the transform of what is squeezed to nothing.
        guard let place = places[ObjectIdentifier(child)], place.transform.meanScale > 1e-4,
            !invisible.contains(ObjectIdentifier(child))
        else {
            gtk_widget_set_child_visible(child.gtk, gboolean(0))
            return
        }
        gtk_widget_set_child_visible(child.gtk, gboolean(1))
        // GTK wants whole pixels of at least the widget's minimum; rounding outwards never cuts a letter.
        var minimum: Int32 = 0
        gtk_widget_measure(child.gtk, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        let width = max(minimum, Int32(place.size.width.rounded(.up)))
        gtk_widget_measure(child.gtk, GTK_ORIENTATION_VERTICAL, width, &minimum, nil, nil, nil)
        let height = max(minimum, Int32(place.size.height.rounded(.up)))
        gtk_widget_allocate(child.gtk, width, height, -1, place.transform.gskTransform)
    }

    fileprivate func snapshot(_ snapshot: OpaquePointer) {
        guard let surface else { return }
        let painter = SnapshotPainter(snapshot, host: self)
        surface.draw(in: painter)
        painter.finish()
    }

    // MARK: C

    fileprivate final class WeakOwner {
        weak var host: HostWidget?
    }

    private static let callbacks: UnsafePointer<SeglerWidgetCallbacks> = {
        let callbacks = UnsafeMutablePointer<SeglerWidgetCallbacks>.allocate(capacity: 1)
        callbacks.initialize(
            to: SeglerWidgetCallbacks(
                measure: { owner, orientation, _, minimum, natural, _ in
                    onMainThread((owner, minimum, natural)) { owner, minimum, natural in
                        guard let host = HostWidget.from(owner) else { return }
                        let (least, ideal) = host.measure(orientation)
                        minimum?.pointee = least
                        natural?.pointee = ideal
                    }
                },
                allocate: { owner, width, height in
                    onMainThread(owner) {
                        HostWidget.from($0)?.allocate(CGSize(width: Int(width), height: Int(height)))
                    }
                },
                snapshot: { owner, snapshot in
                    guard let snapshot else { return }
                    onMainThread((owner, snapshot)) { HostWidget.from($0)?.snapshot($1) }
                },
                contains: nil))
        return UnsafePointer(callbacks)
    }()

    private static func from(_ owner: UnsafeMutableRawPointer?) -> HostWidget? {
        owner.flatMap { Unmanaged<WeakOwner>.fromOpaque($0).takeUnretainedValue().host }
    }
}

/// A platform widget of this backend.
@MainActor
protocol GTKWidget: PlatformWidget {
    var gtk: UnsafeMutablePointer<GtkWidget> { get }
    /// Called when layout gives it another place, before GTK is asked for its size.
    func willTake(_ size: CGSize)
}

extension GTKWidget {
    func willTake(_ size: CGSize) {}
}

extension HostWidget: GTKWidget {}
