import GalleryCode
import SwiftUI

/// A view of the folder Examples, shown with the file that it is written in.
///
/// The file has the name of the view's type, so that the code shown is the code that runs.
@MainActor
struct Example: Identifiable {
    nonisolated let id: String
    let title: LocalizedStringKey
    let note: LocalizedStringKey?
    /// The height of a view that takes all that it gets, such as a list; nil for the view's own.
    let height: CGFloat?
    /// Whether the view reaches to the edges of its card, as lists and pages do.
    let isEdgeToEdge: Bool
    private let make: () -> AnyView

    init<Content: View>(
        _ title: LocalizedStringKey, note: LocalizedStringKey? = nil, height: CGFloat? = nil,
        isEdgeToEdge: Bool = false,
        _ view: @autoclosure @escaping () -> Content
    ) {
        id = String(describing: Content.self)
        self.title = title
        self.note = note
        self.height = height
        self.isEdgeToEdge = isEdgeToEdge
        make = { AnyView(view()) }
    }

    var view: AnyView { make() }

    var code: String { ExampleCode.text(of: id) ?? "" }
}
