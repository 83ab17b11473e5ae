import Foundation
import UniformTypeIdentifiers

/// Lets the user choose files while a binding is true.
struct FileDialogModifier: ViewModifier {
    typealias Body = Never

    let isPresented: Binding<Bool>
    let kind: FileQuestion.Kind
    let types: [UTType]
    let chosen: ([URL]) -> Void
    let cancelled: () -> Void

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(FileDialogNode(view, context))
    }
}

final class FileDialogNode<C: View>: ModifierNode<C, FileDialogModifier> {
    private var dialog: (any PlatformFileDialog)?

    override func willMakeContent() {
        // A dialog comes over what is on screen: the content first.
        graph.afterCommit { [weak self] in
            guard let self, isMounted else { return }
            evaluate()
        }
    }

    override func modifierDidChange(from old: FileDialogModifier) { evaluate() }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        let isPresented = tracking { modifier.isPresented.wrappedValue }
        if isPresented, dialog == nil {
            open()
        } else if !isPresented, let dialog {
            self.dialog = nil
            dialog.close()
        }
    }

    private func open() {
        guard let presenter = environment.page?.widget else { return }
        let dialog = graph.backend.choose(question, over: presenter)
        self.dialog = dialog
        dialog.closed = { [weak self] in self?.didClose($0) }
    }

    private var question: FileQuestion {
        let settings = environment.fileDialogSettings
        let context = environment.textResolutionContext
        var question = FileQuestion()
        question.kind = modifier.kind
        question.types = modifier.types
        question.title = settings.message?.resolve(in: context).string ?? ""
        question.confirmation = settings.confirmation?.resolve(in: context).string ?? ""
        question.directory = settings.directory
        return question
    }

    private func didClose(_ urls: [URL]?) {
        dialog = nil
        modifier.isPresented.wrappedValue = false
        if let urls, !urls.isEmpty {
            modifier.chosen(urls)
        } else {
            modifier.cancelled()
        }
    }

    override func didUnmount() {
        dialog?.close()
        dialog = nil
    }
}
