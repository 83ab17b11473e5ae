import CGTK
import Foundation
import SwiftUICore

/// A sheet: a modal window over the one that shows it. Escape closes it.
@MainActor
final class SheetWindow: PlatformSheet {
    private struct Entry {
        weak var sheet: SheetWindow?
    }

    private static var entries: [Entry] = []

    var mayClose: () -> Bool = { true }
    var letsProgramEnd: () -> Bool = { true }
    var closed: () -> Void = {}
    var heightChosen: (Int) -> Void = { _ in }
    private let window: UnsafeMutablePointer<GtkWidget>
    private let style: SheetStyle
    private let page: PageView?
    private let overlay: UnsafeMutablePointer<GtkWidget>
    private let windowStyle: WidgetStyle
    private var form = SheetForm()
    private var handle: SheetHandle?
    private var isShown = false
    private let signals = SignalSet()
    private let frames: FrameFollower
    private var isClosed = false
    /// Whether the window under it has taken its window along.
    private var isGone = false

    init(page: any PageWidget, over presenter: any PlatformWidget, style: SheetStyle) {
        self.page = page as? PageView
        self.style = style
        window = segler_dialog_window_new()
        // GTK's own reference goes with the window under this one, whoever closes that.
        g_object_ref(window)
        frames = FrameFollower(window)
        overlay = gtk_overlay_new()
        windowStyle = WidgetStyle(window)
        if let view = self.page {
            gtk_overlay_set_child(OpaquePointer(overlay), view.gtk)
            adw_window_set_content(UnsafeMutableRawPointer(window).assumingMemoryBound(to: AdwWindow.self), overlay)
        }
        gtk_window_set_modal(gtkWindow, gboolean(1))
        let parent = (presenter as? any GTKWidget).flatMap { SheetWindow.window(of: $0.gtk) }
        gtk_window_set_transient_for(gtkWindow, parent)
        gtk_window_set_destroy_with_parent(gtkWindow, gboolean(1))
        // The keys of every program, such as Control and Q, hold in the sheet too.
        if let parent { gtk_window_set_application(gtkWindow, gtk_window_get_application(parent)) }
        WindowCloseHandler.connect(to: window) { [weak self] in self?.userWantsToClose() ?? false }
        ScrollKeys.add(to: window)
        Keys.add(
            to: window, [.init(GDK_KEY_Escape, Keys.none, { [weak self] in self?.escape() ?? false })])
        signals.connect(UnsafeMutableRawPointer(window), "destroy") { [weak self] in self?.windowIsGone() }
    }

    isolated deinit {
        // The style of the window ends before it.
        let window = window
        MainLoop.soon { g_object_unref(window) }
    }

    private func windowIsGone() {
        isGone = true
        guard !isClosed else { return }
        isClosed = true
        MainLoop.soon { [self] in closed() }
    }

    private var gtkWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }

    private var parent: UnsafeMutablePointer<GtkWindow>? { isClosed ? nil : gtk_window_get_transient_for(gtkWindow) }

    static func window(of widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWindow>? {
        gtk_widget_get_root(widget).map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
    }

    func open(ideal: CGSize) {
        isShown = true
        Self.entries.removeAll { $0.sheet == nil }
        Self.entries.append(Entry(sheet: self))
        let (width, height) = size(ideal)
        gtk_window_set_default_size(gtkWindow, width, height)
        gtk_widget_set_size_request(window, min(width, 300), min(height, form.heights.isEmpty ? 200 : 120))
        gtk_window_present(gtkWindow)
    }

    var room: CGSize {
        let standard = CGSize(width: 640, height: 720)
        guard let parent else { return standard }
        let widget = UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkWidget.self)
        var (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        // A program that is started to show a sheet has not laid out the window under it yet.
        if width == 0 || height == 0 { gtk_window_get_default_size(parent, &width, &height) }
        return width > 0 && height > 0 ? CGSize(width: Int(width), height: Int(height)) : standard
    }

    func update(_ new: SheetForm) {
        let before = form
        form = new
        gtk_window_set_modal(gtkWindow, gboolean(new.isModal ? 1 : 0))
        if new.cornerRadius != before.cornerRadius {
            windowStyle.set(new.cornerRadius.map { "window { border-radius: \(Int($0))px; }" } ?? "")
        }
        if new.showsHandle, handle == nil {
            handle = SheetHandle(on: overlay) { [weak self] in self?.step($0) }
        }
        handle?.setVisible(new.showsHandle)
        guard isShown, let height = currentHeight, new.heights != before.heights || new.current != before.current else {
            return
        }
        var (width, oldHeight): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(gtkWindow, &width, &oldHeight)
        gtk_window_set_default_size(gtkWindow, width, height)
    }

    private var currentHeight: Int32? {
        form.heights.indices.contains(form.current) ? Int32(form.heights[form.current]) : nil
    }

    /// Takes the sheet up or down by one height; down from the lowest it closes.
    private func step(_ step: Int) {
        let index = form.current + step
        if step < 0, index < 0 { return _ = escape() }
        heightChosen(step == 0 ? (form.current + 1) % max(1, form.heights.count) : min(index, form.heights.count - 1))
    }

    /// The content's ideal size within the window under it: on a small screen a sheet is as large as that.
    private func size(_ ideal: CGSize) -> (Int32, Int32) {
        let (parentWidth, parentHeight) = (Int32(room.width), Int32(room.height))
        if style == .fullScreen { return (parentWidth, parentHeight) }
        let width = min(max(460, Int32(min(ideal.width, 560))), max(parentWidth, 300))
        let height = min(max(540, Int32(min(ideal.height, 720)) + 47), max(parentHeight, 300))
        return (width, currentHeight ?? height)
    }

    /// True where the window must stay open.
    private func userWantsToClose() -> Bool {
        guard !isClosed else { return false }
        if mayClose() { finish() } else { askToCancel() }
        return true
    }

    /// Activates the button with `.cancelAction`, as Escape does.
    private func askToCancel() {
        gtk_window_present(gtkWindow)
        ListedShortcut.run(KeyboardShortcut.cancelAction.accelerator, in: gtkWindow)
    }

    /// Whether a sheet keeps the program from its end, or only a window from being closed; the last such one is asked to
    /// cancel itself.
    static func preventsEnd(of owner: UnsafeMutablePointer<GtkWindow>? = nil) -> Bool {
        let open = entries.compactMap(\.sheet).filter { $0.isShown && !$0.isClosed }
        guard let sheet = open.last(where: { !$0.letsProgramEnd() && (owner == nil || $0.lies(over: owner)) }) else {
            return false
        }
        sheet.askToCancel()
        return true
    }

    private func lies(over owner: UnsafeMutablePointer<GtkWindow>?) -> Bool {
        var next = parent
        while let window = next, window != owner { next = gtk_window_get_transient_for(window) }
        return next != nil
    }

    /// Left alone where the sheet must stay, so that a button with `.cancelAction` in it can ask first.
    private func escape() -> Bool {
        guard mayClose() else { return false }
        finish()
        return true
    }

    func close() { finish() }

    private func finish() {
        guard !isClosed else { return }
        isClosed = true
        // The window under it gets its focus back before the content goes. Destroyed at once: see NewWindows.c.
        gtk_window_destroy(gtkWindow)
        MainLoop.soon { [self] in
            if !isGone {
                adw_window_set_content(UnsafeMutableRawPointer(window).assumingMemoryBound(to: AdwWindow.self), nil)
            }
            closed()
        }
    }
}

/// Asks before a window closes.
@MainActor
enum WindowCloseHandler {
    private final class Box {
        let staysOpen: @MainActor () -> Bool

        init(_ staysOpen: @escaping @MainActor () -> Bool) {
            self.staysOpen = staysOpen
        }
    }

    static func connect(to window: UnsafeMutablePointer<GtkWidget>, _ staysOpen: @escaping @MainActor () -> Bool) {
        let handler: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
            guard let data else { return gboolean(0) }
            let staysOpen = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().staysOpen
            return MainActor.assumeIsolated { staysOpen() } ? gboolean(1) : gboolean(0)
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(window), "close-request", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passRetained(Box(staysOpen)).toOpaque(),
            { data, _ in
                if let data { Unmanaged<Box>.fromOpaque(data).release() }
            }, GConnectFlags(rawValue: 0))
    }
}

/// A bubble that points at a part of a host.
@MainActor
final class PopoverBubble: PlatformSheet {
    var mayClose: () -> Bool = { true }
    var letsProgramEnd: () -> Bool = { true }
    var closed: () -> Void = {}
    var heightChosen: (Int) -> Void = { _ in }
    private let popover: UnsafeMutablePointer<GtkWidget>
    private let content: HostWidget?
    private let signals = SignalSet()
    private var isFinished = false

    init(content: any PlatformHost, at anchor: CGRect, of presenter: any PlatformHost) {
        self.content = content as? HostWidget
        popover = gtk_popover_new()
        if let host = self.content { gtk_popover_set_child(gtkPopover, host.gtk) }
        if let presenter = presenter as? HostWidget { gtk_widget_set_parent(popover, presenter.gtk) }
        var rect = GdkRectangle(
            x: Int32(anchor.minX), y: Int32(anchor.minY), width: Int32(anchor.width.rounded(.up)),
            height: Int32(anchor.height.rounded(.up)))
        gtk_popover_set_pointing_to(gtkPopover, &rect)
        signals.connect(UnsafeMutableRawPointer(popover), "closed") { [weak self] in
            MainLoop.soon { self?.finish() }
        }
    }

    private var gtkPopover: UnsafeMutablePointer<GtkPopover> {
        UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    }

    var room: CGSize { .zero }

    /// A bubble is as large as its content.
    func update(_ form: SheetForm) {}

    func open(ideal: CGSize) {
        // A popover without controls asks whether the window's focus is in it, and takes it for granted that there is one.
        if let root = gtk_widget_get_root(popover), gtk_root_get_focus(root) == nil {
            gtk_widget_child_focus(
                UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
        }
        gtk_popover_popup(gtkPopover)
    }

    func close() {
        gtk_popover_popdown(gtkPopover)
        // Nobody else may keep this object until GTK has taken the bubble down.
        MainLoop.soon { [self] in finish() }
    }

    private func finish() {
        guard !isFinished else { return }
        isFinished = true
        signals.disconnectAll()
        gtk_popover_set_child(gtkPopover, nil)
        PopoverEnd.remove(popover)
        closed()
    }
}

extension GTKBackend {
    func makeSheet(page: any PageWidget, over presenter: any PlatformWidget, style: SheetStyle) -> any PlatformSheet {
        SheetWindow(page: page, over: presenter, style: style)
    }

    func makePopover(
        content: any PlatformHost, at anchor: CGRect, of presenter: any PlatformHost
    ) -> any PlatformSheet {
        PopoverBubble(content: content, at: anchor, of: presenter)
    }
}
