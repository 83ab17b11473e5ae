import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

/// The list of a window, as a user sees it.
@MainActor
struct ShownList {
    let scroll: RecordingScroll
    let content: RecordingHost

    init<C: View>(_ window: TestWindow<C>) throws {
        scroll = try #require(window.host?.widgets.compactMap { $0 as? RecordingScroll }.first)
        content = try #require(scroll.content as? RecordingHost)
    }

    /// The rows that exist, in order.
    var rows: [RecordingRow] { content.widgets.compactMap { $0 as? RecordingRow } }

    /// What the rows say: the first name in each.
    var names: [String] { rows.map(Self.name) }

    /// All that is shown from the top to the bottom: rows, headers and footers.
    var lines: [String] {
        content.widgets.compactMap { widget in
            guard let widget = widget as? RecordingWidget else { return nil }
            return (widget as? RecordingRow).map(Self.name) ?? Self.title(of: widget)
        }
    }

    func row(_ name: String) throws -> RecordingRow {
        try #require(rows.first { Self.name($0) == name }, "no row \(name) in \(names)")
    }

    /// Where a row is shown in the list's content.
    func frame(of name: String) throws -> CGRect {
        try #require(content.frame(of: row(name).name))
    }

    private static func name(_ row: RecordingRow) -> String {
        row.widgets.compactMap { $0 as? RecordingWidget }.first.map(title) ?? ""
    }

    private static func title(of widget: RecordingWidget) -> String {
        widget.properties["name"] ?? widget.properties["text"] ?? widget.name
    }
}
