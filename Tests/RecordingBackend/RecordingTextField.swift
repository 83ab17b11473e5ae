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
package final class RecordingTextField: RecordingWidget, TextEditorWidget {
    package var changed: @MainActor (String) -> Void = { _ in }
    package var submitted: @MainActor () -> Void = {}
    package var linesChanged: @MainActor (TextLinesChange) -> Void = { _ in }
    package var selectionChanged: @MainActor (Range<Int>) -> Void = { _ in }
    package var linkOpened: @MainActor (URL) -> Void = { _ in }
    package let kind: TextFieldKind
    private var mirror = TextMirror()
    package private(set) var selection = 0..<0
    /// The lines that were given their looks since this was last emptied, in that order.
    package var styledLines: [Int] = []
    package private(set) var spans: [Int: [TextLineSpan]] = [:]
    package private(set) var description: TextFieldDescription?

    init(_ name: String, kind: TextFieldKind, backend: RecordingBackend) {
        self.kind = kind
        super.init(name, backend: backend)
    }

    package var text: String { mirror.string }

    package func setText(_ new: String) {
        replaceWithoutNotice(new)
        set("text", to: new)
    }

    private func replaceWithoutNotice(_ new: String) {
        guard let edit = mirror.edit(to: new) else { return }
        let change = mirror.replace(edit.range, with: edit.text)
        linesChanged(change)
    }

    package var lineCount: Int { mirror.lineCount }

    package func line(_ index: Int) -> String { String(mirror.line(index)) }

    package func setSpans(_ new: [TextLineSpan], ofLine line: Int) {
        styledLines.append(line)
        spans[line] = new
    }

    package func removeSpans() { spans = [:] }

    package func select(_ range: Range<Int>) {
        selection = range
        set("selection", to: "\(range)")
    }

    /// Moves the caret, as the user's pointer would.
    package func moveCaret(to range: Range<Int>) {
        selection = range
        selectionChanged(range)
    }

    package func update(_ new: TextFieldDescription) {
        let old = description
        description = new
        if old?.placeholder != new.placeholder { set("placeholder", to: new.placeholder) }
        if old?.spokenLabel != new.spokenLabel { set("label", to: new.spokenLabel) }
        if old?.isEnabled ?? true != new.isEnabled { set("enabled", to: "\(new.isEnabled)") }
        if old?.isEditable ?? true != new.isEditable { set("editable", to: "\(new.isEditable)") }
        if let old, old.font != new.font { set("font", to: "\(new.font.size)") }
    }

    /// Replaces the whole text, as the user's typing would.
    package func type(_ new: String) {
        guard let description, description.isEnabled, description.isEditable else { return }
        replaceWithoutNotice(new)
        changed(text)
    }

    package func submit() { submitted() }
    package func focus(_ isFocused: Bool) { focusChanged(isFocused) }
}
