import Foundation

/// Lays out and shows a field or an editor.
final class TextFieldRenderNode: RenderNode, FocusTarget {
    private var kind = TextFieldKind()
    private var description: TextFieldDescription?
    private var field: (any TextFieldWidget)?
    private(set) var shownText = ""
    private var lineLimits: (lower: Int?, upper: Int?) = (nil, nil)
    var changed: (String) -> Void = { _ in }
    var submitted: () -> Void = {}
    var focusChanged: (Bool) -> Void = { _ in }
    /// What an editor of several lines has beyond a field.
    var editing: TextEditing?

    /// Fields are as wide as they are let; this is what they like where nobody says.
    private static let idealWidth: CGFloat = 200
    private static let idealEditorHeight: CGFloat = 120
    private static let leastTextWidth: CGFloat = 24

    override var widget: (any PlatformWidget)? { field }

    func update(_ newKind: TextFieldKind, _ new: TextFieldDescription) {
        if newKind != kind {
            kind = newKind
            replaceWidget()
            setNeedsLayout()
        }
        guard new != description else { return }
        if new.font != description?.font || new.size != description?.size { setNeedsLayout() }
        description = new
        setNeedsCommit()
    }

    func setLineLimits(_ lower: Int?, _ upper: Int?) {
        guard lower != lineLimits.lower || upper != lineLimits.upper else { return }
        lineLimits = (lower, upper)
        if kind.lines == .growing { setNeedsLayout() }
    }

    func setText(_ text: String) {
        if kind.lines == .growing, text != shownText { setNeedsLayout() }
        shownText = text
        if field?.text != text { setNeedsCommit() }
    }

    func setHighlighter(_ highlighter: AnyTextHighlighter?, in context: TextResolutionContext) {
        if editing?.setHighlighter(highlighter, in: context) == true { setNeedsCommit() }
    }

    func setSelection(_ selection: TextSelection?) {
        if editing?.setSelection(selection, in: shownText) == true { setNeedsCommit() }
    }

    // MARK: Layout

    private var chrome: ControlChrome {
        graph.backend.textFieldChrome(kind, size: description?.size ?? .regular)
    }

    private func textMetrics() -> TextMetrics {
        guard let description else {
            return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineHeight: 0)
        }
        var text = ResolvedText()
        text.append(ResolvedText.Run(string: "Ag", font: description.font))
        return graph.backend.measure(TextParagraph(text: text), width: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let chrome = chrome
        let least = max(
            chrome.minimum.width, Self.leastTextWidth + chrome.insets.leading + chrome.insets.trailing)
        let width = max(least, proposal.width ?? Self.idealWidth)
        let lineHeight = textMetrics().lineHeight
        let around = chrome.insets.top + chrome.insets.bottom
        switch kind.lines {
        case .one:
            return CGSize(width: width, height: max(chrome.minimum.height, lineHeight + around))
        case .growing:
            let height = textHeight(width: width - chrome.insets.leading - chrome.insets.trailing, lineHeight)
            return CGSize(width: width, height: max(chrome.minimum.height, height + around))
        case .scrolling:
            return CGSize(
                width: width, height: max(lineHeight + around, proposal.height ?? Self.idealEditorHeight))
        }
    }

    private func textHeight(width: CGFloat, _ lineHeight: CGFloat) -> CGFloat {
        let least = lineHeight * CGFloat(lineLimits.lower ?? 1)
        guard let description, width.isFinite else { return least }
        var text = ResolvedText()
        text.append(ResolvedText.Run(string: shownText, font: description.font))
        var height = graph.backend.measure(TextParagraph(text: text), width: width).size.height
        if let most = lineLimits.upper { height = min(height, lineHeight * CGFloat(most)) }
        return max(least, height)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
            return nil
        }
        let metrics = textMetrics()
        let top = kind.lines == .one ? (size.height - metrics.lineHeight) / 2 : chrome.insets.top
        return top + metrics.firstBaseline
    }

    // MARK: Display

    override func didEnter(_ surface: Surface) {
        if field == nil { makeWidget() }
    }

    override func willLeave(_ surface: Surface) { field = nil }

    private func makeWidget() {
        let new = graph.backend.makeTextField(kind)
        // The widget may live longer than this node: a host or a dialog holds it too.
        new.changed = { [weak self] in self?.userDidType($0) }
        new.submitted = { [weak self] in self?.submitted() }
        new.focusChanged = { [weak self] isFocused in
            self?.focusChanged(isFocused)
            self?.focusDidChange(isFocused)
        }
        field = new
        if let editor = new as? any TextEditorWidget { editing?.attach(editor) }
    }

    private func replaceWidget() {
        guard field != nil, let surface else { return }
        makeWidget()
        surface.widgetsDidChange()
        setNeedsCommit()
    }

    private func userDidType(_ text: String) {
        shownText = text
        if kind.lines == .growing { setNeedsLayout() }
        changed(text)
    }

    override func commit(_ context: inout CommitContext) {
        guard let field, let description else { return }
        field.update(description)
        if field.text != shownText { field.setText(shownText) }
        editing?.work()
        editing?.commitSelection()
    }

    override func draw(in painter: any Painter) {
        if let field { painter.draw(field) }
    }
}
