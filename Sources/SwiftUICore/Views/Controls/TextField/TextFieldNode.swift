import Foundation

/// What TextField and SecureField have in common for their node.
@MainActor
protocol TextFieldView: View {
    associatedtype FieldLabel: View
    var source: TextFieldSource { get }
    var prompt: Text? { get }
    var label: FieldLabel { get }
    var isSecure: Bool { get }
    var lines: TextFieldKind.Lines { get }
    var editingChanged: ((Bool) -> Void)? { get }
    var committed: (() -> Void)? { get }
    var selection: Binding<TextSelection?>? { get }
}

extension TextFieldView {
    var selection: Binding<TextSelection?>? { nil }
}

extension TextField: TextFieldView {
    var lines: TextFieldKind.Lines { axis == .vertical ? .growing : .one }
}

extension SecureField: TextFieldView {
    var source: TextFieldSource { TextFieldSource(text) }
    var isSecure: Bool { true }
    var lines: TextFieldKind.Lines { .one }
    var editingChanged: ((Bool) -> Void)? { nil }
}

final class TextFieldNode<V: TextFieldView>: TypedNode<V> {
    private var field: TextFieldRenderNode
    private var label: SpokenLabel<V.FieldLabel>?
    private var isFocused = false
    /// The user has typed something that has not been brought into its form yet.
    private var isBeingEdited = false
    /// What the value looked like after the user's last edit.
    private var stringOfEdit: String?

    override init(_ view: V, _ context: _NodeContext) {
        field = TextFieldRenderNode(graph: context.parent.graph)
        super.init(view, context)
        label = SpokenLabel(parent: self) { [unowned self] in labelDidChange() }
        label?.set(view.label)
        connect()
        evaluate()
    }

    private func connect() {
        field.changed = { [weak self] in self?.userDidType($0) }
        field.submitted = { [weak self] in self?.userDidSubmit() }
        field.focusChanged = { [weak self] in self?.focusDidChange($0) }
        guard view.lines == .scrolling else { return }
        let editing = TextEditing(graph: graph)
        editing.openLink = { [weak self] in self?.environment.openURL($0) }
        field.editing = editing
    }

    override func viewDidChange() {
        label?.set(view.label)
        evaluate()
    }

    private func labelDidChange() {
        if !flags.contains(.needsEvaluation) { graph.invalidate(self) }
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        tracking {
            field.update(makeKind(), makeDescription())
            field.setLineLimits(environment.lowerLineLimit, environment.lineLimit)
            takeOver(view.source.string)
            if view.lines == .scrolling {
                field.setHighlighter(environment.textHighlighter, in: environment.textResolutionContext)
                field.editing?.selection = view.selection
                if let selection = view.selection { field.setSelection(selection.wrappedValue) }
            }
        }
    }

    /// While the user types, a value's own form must not get in the way of the text.
    private func takeOver(_ string: String) {
        if view.source.isFormatted, isBeingEdited, string == stringOfEdit { return }
        isBeingEdited = false
        field.setText(string)
    }

    private func makeKind() -> TextFieldKind {
        var kind = TextFieldKind()
        kind.isSecure = view.isSecure
        kind.lines = view.lines
        kind.hasBorder =
            view.lines == .scrolling
            ? environment.textEditorHasBorder
            : environment.textFieldHasBorder ?? environment.automaticTextFieldHasBorder
        return kind
    }

    private func makeDescription() -> TextFieldDescription {
        let context = environment.textResolutionContext
        var description = TextFieldDescription(font: context.style.resolvedFont(in: context))
        let title = label?.text ?? ""
        description.placeholder = view.prompt?.resolve(in: context).string ?? title
        description.spokenLabel = title.isEmpty ? description.placeholder : title
        description.isEnabled = environment.isEnabled
        description.isEditable = view.source.isEditable
        description.alignment = environment.multilineTextAlignment
        description.size = environment.controlSize
        description.traits = environment.textInputTraits
        description.returnSubmits =
            view.lines != .scrolling
            && (view.committed != nil || environment.submitActions.contains { $0.triggers.contains(.text) })
        if environment.foregroundLevels != nil {
            description.color = environment.foregroundPaint().representativeColor
        }
        return description
    }

    // MARK: What the user does

    private func userDidType(_ text: String) {
        isBeingEdited = true
        view.source.set(text)
        let now = view.source.string
        stringOfEdit = now
        // A binding may have made another text of it, or have refused it.
        if !view.source.isFormatted, now != text { field.setText(now) }
    }

    private func endEditing() {
        guard isBeingEdited else { return }
        isBeingEdited = false
        if view.source.isFormatted { field.setText(view.source.string) }
    }

    private func userDidSubmit() {
        endEditing()
        view.committed?()
        environment.submit(.text)
    }

    private func focusDidChange(_ isFocused: Bool) {
        guard isFocused != self.isFocused else { return }
        self.isFocused = isFocused
        if !isFocused { endEditing() }
        view.editingChanged?(isFocused)
    }

    override func appendItems(to items: inout [RenderNode]) { items.append(field) }
    override func appendChunks(to chunks: inout [LazyChunk]) { chunks.append(.items([field])) }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let label { visit(label.node) }
    }

    override func didUnmount() { field.leaveSurface() }
}
