import Foundation
import SwiftUICore

extension RecordingBackend {
    package func makeDropDown() -> any DropDownWidget { RecordingDropDown("drop-down \(nextNumber())", backend: self) }

    package func dropDownChrome(size: ControlSize) -> ControlChrome {
        ControlChrome(
            insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 24), minimum: CGSize(width: 40, height: 24))
    }

    package func makeSlider() -> any SliderWidget { RecordingSlider("slider \(nextNumber())", backend: self) }
    package var sliderSize: CGSize { CGSize(width: 50, height: 20) }

    package func makeProgress(_ kind: ProgressIndicatorKind) -> any ProgressWidget {
        RecordingProgress("\(kind) \(nextNumber())", backend: self)
    }

    package func progressSize(_ kind: ProgressIndicatorKind) -> CGSize {
        kind == .bar ? CGSize(width: 100, height: 8) : CGSize(width: 20, height: 20)
    }
}

/// A drop-down that tests can choose from.
@MainActor
package final class RecordingDropDown: RecordingWidget, DropDownWidget {
    package var chose: @MainActor (Int) -> Void = { _ in }
    private var description: DropDownDescription?

    package func update(_ new: DropDownDescription) {
        let old = description
        description = new
        if old?.titles != new.titles { set("titles", to: new.titles.joined(separator: ", ")) }
        if old == nil || old?.chosen != new.chosen { set("chosen", to: new.chosen.map { "\($0)" } ?? "none") }
        if old?.spokenLabel != new.spokenLabel { set("label", to: new.spokenLabel) }
        if old?.isEnabled ?? true != new.isEnabled { set("enabled", to: "\(new.isEnabled)") }
    }

    package func choose(_ index: Int) { if description?.isEnabled == true { chose(index) } }
}

/// A slider that tests can move.
@MainActor
package final class RecordingSlider: RecordingWidget, SliderWidget {
    package var changed: @MainActor (Double) -> Void = { _ in }
    package var editingChanged: @MainActor (Bool) -> Void = { _ in }
    private var description: SliderDescription?

    package func update(_ new: SliderDescription) {
        let old = description
        description = new
        if old?.value != new.value { set("value", to: "\(new.value)") }
        if old?.minimum != new.minimum || old?.maximum != new.maximum {
            set("range", to: "\(new.minimum) … \(new.maximum)")
        }
        if old?.spokenLabel != new.spokenLabel { set("label", to: new.spokenLabel) }
        if old?.isEnabled ?? true != new.isEnabled { set("enabled", to: "\(new.isEnabled)") }
    }

    /// Takes hold, moves and lets go.
    package func drag(to value: Double) {
        editingChanged(true)
        changed(value)
        editingChanged(false)
    }
}

/// A bar or spinner.
@MainActor
package final class RecordingProgress: RecordingWidget, ProgressWidget {
    private var description: ProgressDescription?

    package func update(_ new: ProgressDescription) {
        let old = description
        description = new
        if old == nil || old?.fraction != new.fraction {
            set("fraction", to: new.fraction.map { "\($0)" } ?? "unknown")
        }
        if old?.spokenLabel != new.spokenLabel { set("label", to: new.spokenLabel) }
        if old?.spokenValue != new.spokenValue { set("spoken value", to: new.spokenValue) }
    }
}
