import CGTK

/// Editors with lines that have changed since GTK measured them.
///
/// GTK measures when it is idle. A key that comes at the beginning of a frame leaves no time for that: GTK 4.8 would
/// measure while it draws, and draw the scroll bar, which follows the height of the lines, without a place.
@MainActor
enum UnmeasuredLines {
    private struct Entry {
        weak var editor: TextViewControl?
    }

    private static var entries: [Entry] = []

    static func add(_ editor: TextViewControl) {
        if !entries.contains(where: { $0.editor === editor }) { entries.append(Entry(editor: editor)) }
        // A frame that nothing else asked to be updated would only be drawn.
        guard let clock = gtk_widget_get_frame_clock(editor.view) else { return }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
    }

    /// To be called before the widgets get their places.
    static func measure() {
        let editors = entries.compactMap(\.editor)
        entries = []
        for editor in editors { editor.measureLines() }
    }
}
