import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct InlineImageTests {
    private let log = Log()

    private static func text(in node: RenderNode) -> TextRenderNode? {
        node as? TextRenderNode ?? node.children.lazy.compactMap(text).first
    }

    @Test("An image in a text stands for one letter, and is read by its name") func letter() throws {
        let window = TestWindow { Text("a\(Image(systemName: "star"))b") + Text(Image(systemName: "heart")) }
        let text = try #require(window.items.lazy.compactMap(Self.text).first)
        #expect(text.spokenText?.hasPrefix("a ") == true)
        #expect(text.size.width == 4 * RecordingBackend.letterWidth)
        #expect(text.paragraph?.text.string == "ab")
    }

    @Test("A link is coloured and underlined, and a click opens it") func link() throws {
        let window = TestWindow {
            Text("See [it](https://example.org)")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.add(url.absoluteString)
                        return .handled
                    })
        }
        let text = try #require(window.items.lazy.compactMap(Self.text).first)
        let run = try #require(text.paragraph?.text.runs.last)
        #expect(run.underline != nil && run.foreground != nil)
        for x in [4.0, 36.0] {
            for kind in [PointerEvent.Kind.began, .ended] {
                _ = window.surface.pointer.handle(
                    PointerEvent(kind, at: CGPoint(x: x, y: 5).applying(text.transform)))
            }
        }
        #expect(log.lines == ["https://example.org"])
    }
}
