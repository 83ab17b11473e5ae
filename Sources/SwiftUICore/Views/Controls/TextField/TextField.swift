import Foundation

/// A field of text that the user can edit.
///
/// The label is what screen readers call the field; where there is no prompt it is shown in the empty field too.
public struct TextField<Label: View> {
    let source: TextFieldSource
    let prompt: Text?
    let axis: Axis
    let label: Label
    var editingChanged: ((Bool) -> Void)?
    var committed: (() -> Void)?
    var isSecure = false

    init(_ source: TextFieldSource, prompt: Text?, axis: Axis = .horizontal, label: Label) {
        self.source = source
        self.prompt = prompt
        self.axis = axis
        self.label = label
    }

    /// A field with any views as its label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextFieldSource(text), prompt: prompt, label: label())
    }

    /// A field with any views as its label. With a vertical axis it grows with its text.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(TextFieldSource(text), prompt: prompt, axis: axis, label: label())
    }

    /// A field for a value that is shown and read in a format. A text that does not fit leaves the value as it is.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextFieldSource(FormattedFieldValue(value, format: format)), prompt: prompt, label: label())
    }

    /// A field for a value that may be missing: an empty text stands for none.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextFieldSource(FormattedFieldValue(value, format: format)), prompt: prompt, label: label())
    }

    /// A field for a value that a formatter shows and reads.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(TextFieldSource(FormattedFieldValue(value, formatter: formatter)), prompt: prompt, label: label())
    }
}

extension TextField: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        context.environment.hasTextFieldStyle
            ? _NodeHandle(StyledTextFieldNode(view, context)) : _NodeHandle(TextFieldNode(view, context))
    }
}
