import Foundation
import SwiftUICore

/// A dialog that chooses files, as tests see and answer it.
@MainActor
package final class RecordingFileDialog: PlatformFileDialog {
    package let question: FileQuestion
    package var closed: ([URL]?) -> Void = { _ in }
    package private(set) var isOpen = true

    init(_ question: FileQuestion) {
        self.question = question
    }

    package func close() { isOpen = false }

    /// Chooses files as the user does; nil: cancels.
    package func answer(_ urls: [URL]?) {
        guard isOpen else { return }
        isOpen = false
        closed(urls)
    }
}

extension RecordingBackend {
    package func choose(_ question: FileQuestion, over presenter: any PlatformWidget) -> any PlatformFileDialog {
        let dialog = RecordingFileDialog(question)
        fileDialogs.append(dialog)
        return dialog
    }
}
