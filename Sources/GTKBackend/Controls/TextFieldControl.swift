import CGTK
import Foundation
import SwiftUICore

/// A GtkEntry or GtkPasswordEntry. One without a border is the same, as a bare GtkText tells screen readers nothing.
@MainActor
final class TextFieldControl: Widget, TextFieldWidget, GTKWidget {
    var changed: @MainActor (String) -> Void = { _ in }
    var submitted: @MainActor () -> Void = {}
    private let kind: TextFieldKind
    private var classes = ClassSet()
    private let style: WidgetStyle
    private var shown: TextFieldDescription?
    private var isWriting = false
    private let keys: TextKeys?
    private var alignment: EntryAlignment?

    init(_ kind: TextFieldKind) {
        ControlStyleSheet.install()
        self.kind = kind
        let widget = Self.make(kind)
        // An entry is as high as the font of the editor inside asks for.
        let inner = gtk_editable_get_delegate(OpaquePointer(widget)).map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
        }
        style = WidgetStyle(inner ?? widget)
        keys = inner.map { TextKeys($0) }
        super.init(widget)
        gtk_editable_set_width_chars(pointer, 1)
        if !kind.hasBorder { addClass("segler-plain") }
        connect("changed") { [weak self] in
            guard let self else { return }
            alignment?.follow()
            guard !isWriting else { return }
            changed(text)
        }
        connect("activate") { [weak self] in self?.userDidSubmit() }
        if let inner {
            let alignment = EntryAlignment(inner, of: self)
            for (signal, object) in alignment.influences {
                connect(signal, of: object) { [weak alignment] in alignment?.follow() }
            }
            self.alignment = alignment
        }
    }

    private static func make(_ kind: TextFieldKind) -> UnsafeMutablePointer<GtkWidget> {
        kind.isSecure ? gtk_password_entry_new() : gtk_entry_new()
    }

    /// The GtkText that edits, inside the entry.
    private var editor: UnsafeMutablePointer<GtkText>? {
        gtk_editable_get_delegate(pointer).map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkText.self) }
    }

    // MARK: Text

    var text: String { gtk_editable_get_text(pointer).map { String(cString: $0) } ?? "" }

    /// Replaces what differs between a common beginning and a common end: caret and selection elsewhere stay.
    func setText(_ new: String) {
        let old = Array(text.unicodeScalars)
        // C strings end at a zero.
        let new = Array(new.unicodeScalars.prefix { $0.value != 0 })
        guard old != new else { return }
        let edit = TextEdit(from: old, to: new)
        isWriting = true
        defer { isWriting = false }
        if edit.removed > 0 {
            gtk_editable_delete_text(pointer, Int32(edit.start), Int32(edit.start + edit.removed))
        }
        if !edit.inserted.isEmpty {
            var position = Int32(edit.start)
            let string = String(String.UnicodeScalarView(edit.inserted))
            gtk_editable_insert_text(pointer, string, Int32(string.utf8.count), &position)
        }
    }

    // MARK: What the user does

    private func userDidSubmit() {
        submitted()
        guard shown?.returnSubmits == false, let window = SheetWindow.window(of: gtk) else { return }
        ListedShortcut.run(KeyboardShortcut.defaultAction.accelerator, in: window, onlyShown: true)
    }

    // MARK: What the program says

    func update(_ new: TextFieldDescription) {
        let old = shown
        guard new != old else { return }
        shown = new
        if old?.placeholder != new.placeholder { setPlaceholder(new.placeholder) }
        if old?.isEnabled ?? true != new.isEnabled { gtk_widget_set_sensitive(gtk, gboolean(new.isEnabled ? 1 : 0)) }
        if old?.isEditable ?? true != new.isEditable {
            gtk_editable_set_editable(pointer, gboolean(new.isEditable ? 1 : 0))
        }
        if old?.spokenLabel != new.spokenLabel { setSpokenLabel(new.spokenLabel) }
        if old?.font != new.font || old?.color != new.color { setLooks(new) }
        // Also where there is another placeholder: GTK makes its label with the first one.
        alignment?.set(new.alignment)
        if old?.size != new.size { classes.set(new.size.entryClasses, on: gtk) }
        if old?.traits != new.traits, !kind.isSecure, let editor {
            gtk_text_set_input_hints(editor, new.traits.hints)
            gtk_text_set_input_purpose(editor, new.traits.gtkPurpose)
        }
    }

    private func setPlaceholder(_ placeholder: String) {
        if !kind.isSecure {
            gtk_entry_set_placeholder_text(cast(GtkEntry.self), placeholder)
        } else if let editor {
            gtk_text_set_placeholder_text(editor, placeholder)
        }
    }

    override func setAccessibleLabel(_ label: String) {
        super.setAccessibleLabel(label)
        // The editor inside is what has the focus, and what screen readers ask.
        if let editor { segler_accessible_set_label(OpaquePointer(editor), label) }
    }

    private func setLooks(_ description: TextFieldDescription) {
        let color = description.color.map { "color: \($0.css);" } ?? ""
        style.set("text { \(description.font.css) \(color) }")
    }
}

extension ControlSize {
    var entryClasses: Set<String> {
        switch self {
        case .mini: ["segler-mini"]
        case .small: ["segler-small"]
        case .regular: []
        case .large: ["segler-large"]
        case .extraLarge: ["segler-extralarge"]
        }
    }
}

extension TextInputTraits {
    var gtkPurpose: GtkInputPurpose {
        switch purpose {
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case nil: GTK_INPUT_PURPOSE_FREE_FORM
        }
    }

    var hints: GtkInputHints {
        var hints: UInt32 = isCorrected ? 0 : GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
        switch capitalization {
        case .never: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
        case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
        case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
        case .characters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
        case nil: break
        }
        return GtkInputHints(rawValue: hints)
    }
}

extension GTKBackend {
    func makeTextField(_ kind: TextFieldKind) -> any TextFieldWidget {
        kind.lines == .one ? TextFieldControl(kind) : TextViewControl(kind)
    }

    func textFieldChrome(_ kind: TextFieldKind, size: ControlSize) -> ControlChrome {
        ChromeCache.textField(kind, size: size)
    }
}
