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
        guard !entries.contains(where: { $0.editor === editor }) else { return }
        entries.append(Entry(editor: editor))
    }

    /// To be called before the widgets get their places.
    static func measure() {
        let editors = entries.compactMap(\.editor)
        entries = []
        for editor in editors { editor.measureLines() }
    }
}
