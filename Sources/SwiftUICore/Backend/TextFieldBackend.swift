import Foundation

/// Fields of text, and editors of long texts.
@MainActor
package protocol TextFieldBackend: AnyObject {
    func makeTextField(_ kind: TextFieldKind) -> any TextFieldWidget
    /// What the field takes around its line of text.
    func textFieldChrome(_ kind: TextFieldKind, size: ControlSize) -> ControlChrome
}

package struct TextFieldKind: Hashable, Sendable {
    package enum Lines: Hashable, Sendable {
        case one
        /// The field is as high as its text.
        case growing
        /// The text scrolls in whatever room there is.
        case scrolling
    }

    package var lines = Lines.one
    package var isSecure = false
    package var hasBorder = true

    package init() {}
}

package struct TextFieldDescription: Equatable, Sendable {
    package var placeholder = ""
    package var isEnabled = true
    /// False: the text can be selected only.
    package var isEditable = true
    package var font: ResolvedFont
    /// nil: the theme's own.
    package var color: Color.Resolved?
    package var alignment = TextAlignment.leading
    package var spokenLabel = ""
    package var size = ControlSize.regular
    package var traits = TextInputTraits()
    /// Return submits: in a field of several lines, it begins a new one only together with Shift; in one of a single line,
    /// it does not go on to the default button.
    package var returnSubmits = false

    package init(font: ResolvedFont) {
        self.font = font
    }
}

/// What an input method should know about a text.
package struct TextInputTraits: Hashable, Sendable {
    package enum Capitalization: Hashable, Sendable {
        case never, words, sentences, characters
    }

    package enum Purpose: Hashable, Sendable {
        case digits, number, phone, url, email, name
    }

    package var capitalization: Capitalization?
    package var isCorrected = true
    /// By the kind of keyboard, and by what the text means.
    package var keyboardPurpose: Purpose?
    package var contentPurpose: Purpose?

    /// What the field is for; nil: any text.
    package var purpose: Purpose? { keyboardPurpose ?? contentPurpose }

    package init() {}
}

@MainActor
package protocol TextFieldWidget: FocusableWidget {
    /// Called when the user has changed the text.
    var changed: @MainActor (String) -> Void { get set }
    /// Called when the user has pressed Return.
    var submitted: @MainActor () -> Void { get set }
    var text: String { get }
    /// Changes what differs, keeping caret, selection and undo as far as they can be kept.
    func setText(_ text: String)
    /// Writes what differs from the last time.
    func update(_ description: TextFieldDescription)
}

/// A field of several lines, whose text is known line by line. Places are offsets in UTF-8.
@MainActor
package protocol TextEditorWidget: TextFieldWidget {
    /// Called after each change of the text, the user's and the program's.
    var linesChanged: @MainActor (TextLinesChange) -> Void { get set }
    /// Called when the caret has moved or the selection has changed.
    var selectionChanged: @MainActor (Range<Int>) -> Void { get set }
    /// Called with the address of a link that the user wants opened, after the caret was put there.
    var linkOpened: @MainActor (URL) -> Void { get set }
    var selection: Range<Int> { get }
    func select(_ range: Range<Int>)
    var lineCount: Int { get }
    /// A line without its end.
    func line(_ index: Int) -> String
    /// Gives a line its looks in the place of those that it has.
    func setSpans(_ spans: [TextLineSpan], ofLine line: Int)
    /// Takes the looks of all lines away.
    func removeSpans()
}
