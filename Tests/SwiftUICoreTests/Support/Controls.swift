import Foundation
import RecordingBackend
import SwiftUICore

extension TestWindow {
    /// The shown widgets of a kind, in order, those inside of other controls too.
    func controls<W: RecordingWidget>(_ type: W.Type) -> [W] {
        var found: [W] = []
        func collect(_ host: RecordingHost?) {
            for widget in host?.widgets ?? [] {
                if let match = widget as? W { found.append(match) }
                if let button = widget as? RecordingButton { collect(button.label) }
            }
        }
        collect(host)
        return found
    }

    /// Where a widget is shown in the window.
    func place(of widget: RecordingWidget) -> CGRect? { frame(of: widget.name) }
}
