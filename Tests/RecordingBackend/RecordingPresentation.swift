import Foundation
import SwiftUICore

extension RecordingBackend {
    package func makeSheet(
        page: any PageWidget, over presenter: any PlatformWidget, style: SheetStyle
    ) -> any PlatformSheet {
        let sheet = RecordingSheet("sheet \(nextNumber())", page: page as? RecordingPage, backend: self)
        sheet.style = style
        sheets.append(sheet)
        return sheet
    }

    package func makePopover(
        content: any PlatformHost, at anchor: CGRect, of presenter: any PlatformHost
    ) -> any PlatformSheet {
        let sheet = RecordingSheet("popover \(nextNumber())", page: nil, backend: self)
        sheets.append(sheet)
        return sheet
    }

    package func ask(_ question: Question, over presenter: any PlatformWidget) -> any PlatformQuestion {
        let asked = RecordingQuestion(question)
        questions.append(asked)
        return asked
    }
}

/// A sheet or popover, as tests see and close it.
@MainActor
package final class RecordingSheet: RecordingWidget, PlatformSheet {
    package let page: RecordingPage?
    package var mayClose: () -> Bool = { true }
    package var letsProgramEnd: () -> Bool = { true }
    package var closed: () -> Void = {}
    package var heightChosen: (Int) -> Void = { _ in }
    package let room = CGSize(width: 500, height: 800)
    package private(set) var form = SheetForm()
    package fileprivate(set) var style = SheetStyle.sheet
    package private(set) var isOpen = false

    init(_ name: String, page: RecordingPage?, backend: RecordingBackend) {
        self.page = page
        super.init(name, backend: backend)
    }

    package func open(ideal: CGSize) { isOpen = true }
    package func update(_ form: SheetForm) { self.form = form }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        closed()
    }

    /// Closes the sheet as the user does, if it lets itself be closed.
    package func closeByUser() {
        if mayClose() { close() }
    }
}

/// A question, as tests see and answer it.
@MainActor
package final class RecordingQuestion: PlatformQuestion {
    package private(set) var question: Question
    package var closed: () -> Void = {}
    package private(set) var isOpen = true

    init(_ question: Question) {
        self.question = question
    }

    package func update(_ question: Question) { self.question = question }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        closed()
    }

    /// Gives the answer with a title.
    package func answer(_ title: String) {
        guard let answer = question.answers.first(where: { $0.title == title && $0.isEnabled }) else { return }
        close()
        answer.action()
    }
}
