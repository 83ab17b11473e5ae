import Foundation
import SwiftUICore

extension RecordingBackend {
    package var switchSize: CGSize { CGSize(width: 40, height: 20) }

    package func makeSwitch() -> any SwitchWidget { RecordingSwitch("switch \(nextNumber())", backend: self) }
}

/// A switch that tests can move.
@MainActor
package final class RecordingSwitch: RecordingWidget, SwitchWidget {
    package var changed: @MainActor (Bool) -> Void = { _ in }
    package private(set) var description = SwitchDescription()
    private var isFresh = true

    package func update(_ new: SwitchDescription) {
        let old = description
        description = new
        if isFresh || old.spokenLabel != new.spokenLabel { set("label", to: new.spokenLabel) }
        if isFresh || old.isOn != new.isOn { set("on", to: "\(new.isOn)") }
        if isFresh ? !new.isEnabled : old.isEnabled != new.isEnabled { set("enabled", to: "\(new.isEnabled)") }
        if old.tint != new.tint { set("tint", to: new.tint.map { "\($0)" } ?? "theme") }
        isFresh = false
    }

    /// What a click does.
    package func click() {
        guard description.isEnabled else { return }
        description.isOn.toggle()
        changed(description.isOn)
    }
}
