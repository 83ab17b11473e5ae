import Foundation
import SwiftUICore

extension RecordingBackend {
    package func makeScroll(content: any PlatformHost) -> any PlatformScroll {
        RecordingScroll("scroll \(nextNumber())", content: content, backend: self)
    }
}

/// The widget of a scroll view, which a test scrolls by hand.
@MainActor
package final class RecordingScroll: RecordingWidget, PlatformScroll {
    package var didScroll: (CGPoint) -> Void = { _ in }
    package var didPull: () -> Void = {}
    package let content: any PlatformHost
    package private(set) var configuration = ScrollConfiguration()
    package var contentSize: CGSize { content.surface?.contentSize ?? .zero }
    package private(set) var offset = CGPoint.zero

    init(_ name: String, content: any PlatformHost, backend: RecordingBackend) {
        self.content = content
        super.init(name, backend: backend)
    }

    package func configure(_ new: ScrollConfiguration) {
        configuration = new
        set("configuration", to: "\(new)")
    }

    package func scroll(to offset: CGPoint) {
        self.offset = offset
        set("offset", to: "\(offset.x), \(offset.y)")
    }

    /// Moves the content as a user does.
    package func userScrolls(to offset: CGPoint) {
        self.offset = offset
        didScroll(offset)
    }
}
