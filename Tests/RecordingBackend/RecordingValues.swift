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

extension RecordingBackend {
    package func makeSpin(_ kind: SpinKind) -> any SpinWidget { RecordingSpin("spin \(nextNumber())", backend: self) }

    package func spinSize(_ kind: SpinKind, characters: Int) -> CGSize {
        CGSize(width: CGFloat(characters) * Self.letterWidth + 20, height: kind == .upright ? 80 : 24)
    }

    package func makeColorWell() -> any ColorWellWidget {
        RecordingColorWell("color well \(nextNumber())", backend: self)
    }

    package var colorWellSize: CGSize { CGSize(width: 50, height: 30) }
}

/// A field for one of a row of values, into which tests can type.
@MainActor
package final class RecordingSpin: RecordingWidget, SpinWidget {
    package var changed: @MainActor (Int) -> Void = { _ in }
    package private(set) var description = SpinDescription()
    private var isFresh = true

    package func update(_ new: SpinDescription) {
        let old = description
        description = new
        if isFresh || old.text(of: old.value) != new.text(of: new.value) { set("text", to: new.text(of: new.value)) }
        if isFresh || old.range != new.range { set("range", to: "\(new.range)") }
        if isFresh || old.spokenLabel != new.spokenLabel { set("label", to: new.spokenLabel) }
        if old.isEnabled != new.isEnabled { set("enabled", to: "\(new.isEnabled)") }
        isFresh = false
    }

    /// Types a text and leaves the field.
    package func type(_ text: String) {
        if description.isEnabled, let value = description.value(of: text) { changed(value) }
    }

    /// Turns by so many values, round the end where the field does.
    package func turn(_ steps: Int) {
        let range = description.range
        var value = description.value + steps
        if description.wraps {
            if value > range.upperBound { value = range.lowerBound }
            if value < range.lowerBound { value = range.upperBound }
        }
        if range.contains(value) { changed(value) }
    }
}

/// A button for a colour, in which tests can choose one.
@MainActor
package final class RecordingColorWell: RecordingWidget, ColorWellWidget {
    package var changed: @MainActor (Color.Resolved) -> Void = { _ in }
    private var shown: ColorWellDescription?

    package func update(_ new: ColorWellDescription) {
        let old = shown
        shown = new
        if old?.color != new.color { set("color", to: "\(new.color)") }
        if old?.supportsOpacity != new.supportsOpacity { set("supports opacity", to: "\(new.supportsOpacity)") }
        if old?.spokenLabel != new.spokenLabel { set("label", to: new.spokenLabel) }
        if old?.isEnabled ?? true != new.isEnabled { set("enabled", to: "\(new.isEnabled)") }
    }

    package func choose(_ color: Color.Resolved) {
        if shown?.isEnabled == true { changed(color) }
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
