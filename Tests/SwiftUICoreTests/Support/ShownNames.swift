import RecordingBackend
import SwiftUICore

extension TestWindow {
    /// The names of the leaves as they are shown now.
    var shownNames: [String] {
        host?.widgets.compactMap { $0 as? RecordingWidget }.map { $0.properties["name"] ?? $0.name } ?? []
    }
}
