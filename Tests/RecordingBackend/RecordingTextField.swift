import Foundation
import SwiftUICore

extension RecordingBackend {
    package func makeTextField(_ kind: TextFieldKind) -> any TextFieldWidget {
        RecordingTextField("field \(nextNumber())", kind: kind, backend: self)
    }

    package func textFieldChrome(_ kind: TextFieldKind, size: ControlSize) -> ControlChrome {
        kind.hasBorder
            ? ControlChrome(
                insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8), minimum: CGSize(width: 40, height: 24))
            : ControlChrome(insets: EdgeInsets(), minimum: .zero)
    }
}

/// A field that tests can type into.
@MainActor
package final class RecordingTextField: RecordingWidget, TextFieldWidget {
    package var changed: @MainActor (String) -> Void = { _ in }
    package var submitted: @MainActor () -> Void = {}
    package let kind: TextFieldKind
    package private(set) var text = ""
    package private(set) var description: TextFieldDescription?

    init(_ name: String, kind: TextFieldKind, backend: RecordingBackend) {
        self.kind = kind
        super.init(name, backend: backend)
    }

    package func setText(_ new: String) {
        text = new
        set("text", to: new)
    }

    package func update(_ new: TextFieldDescription) {
        let old = description
        description = new
        if old?.placeholder != new.placeholder { set("placeholder", to: new.placeholder) }
        if old?.spokenLabel != new.spokenLabel { set("label", to: new.spokenLabel) }
        if old?.isEnabled ?? true != new.isEnabled { set("enabled", to: "\(new.isEnabled)") }
        if let old, old.font != new.font { set("font", to: "\(new.font.size)") }
    }

    /// Replaces the whole text, as the user's typing would.
    package func type(_ new: String) {
        guard description?.isEnabled == true else { return }
        text = new
        changed(new)
    }

    package func submit() { submitted() }
    package func focus(_ isFocused: Bool) { focusChanged(isFocused) }
}
