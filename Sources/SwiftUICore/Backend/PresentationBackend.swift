import Foundation

/// What comes over a window: sheets, popovers and questions.
@MainActor
package protocol PresentationBackend: AnyObject {
    /// A window of its own over that of `presenter`, which waits until it is closed.
    func makeSheet(page: any PageWidget, over presenter: any PlatformWidget, style: SheetStyle) -> any PlatformSheet
    /// A bubble that points at `anchor`, in the coordinates of `presenter`.
    func makePopover(
        content: any PlatformHost, at anchor: CGRect, of presenter: any PlatformHost
    ) -> any PlatformSheet
    /// A question. It opens at once.
    func ask(_ question: Question, over presenter: any PlatformWidget) -> any PlatformQuestion
}

package enum SheetStyle: Sendable {
    case sheet
    /// As large as the window under it.
    case fullScreen
}

/// How high a sheet is, and how it looks.
package struct SheetForm: Equatable, Sendable {
    /// The heights at which it rests, in points, the lowest first; none: as high as its content likes to be.
    package var heights: [CGFloat] = []
    package var current = 0
    /// True where the user can take it from one height to the next.
    package var showsHandle = false
    /// nil: as that of other windows.
    package var cornerRadius: CGFloat?
    /// False where the window under it can be used.
    package var isModal = true

    package init() {}
}

@MainActor
package protocol PlatformSheet: AnyObject {
    /// Asked before the user closes the sheet; false keeps it open, and activates what cancels it.
    var mayClose: () -> Bool { get set }
    /// Asked before the user ends the program; false keeps it running.
    var letsProgramEnd: () -> Bool { get set }
    /// The user has closed the sheet, or ``close()`` has ended.
    var closed: () -> Void { get set }
    /// The user wants the sheet to rest at another height.
    var heightChosen: (Int) -> Void { get set }
    /// The size of the window under the sheet, in points.
    var room: CGSize { get }
    func open(ideal: CGSize)
    func update(_ form: SheetForm)
    func close()
}

/// A question with answers.
package struct Question {
    package struct Answer {
        package let title: String
        package let role: ButtonRole?
        package let isDefault: Bool
        package let isEnabled: Bool
        package let action: @MainActor () -> Void

        package init(
            title: String, role: ButtonRole?, isDefault: Bool, isEnabled: Bool = true,
            action: @escaping @MainActor () -> Void
        ) {
            self.title = title
            self.role = role
            self.isDefault = isDefault
            self.isEnabled = isEnabled
            self.action = action
        }
    }

    package var title = ""
    package var message = ""
    /// What stands under the message: text fields.
    package var content: (any PlatformHost)?
    package var answers: [Answer] = []

    package init() {}
}

@MainActor
package protocol PlatformQuestion: AnyObject {
    /// The question has gone: answered, or left without an answer.
    var closed: () -> Void { get set }
    /// Shows what has changed meanwhile: texts, and which answers can be given.
    func update(_ question: Question)
    func close()
}
