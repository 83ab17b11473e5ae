import CoreTransferable
import Foundation
import RecordingBackend
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

@MainActor
@Suite("Share links")
struct ShareLinkTests {
    private func menu(@ViewBuilder _ link: () -> some View) throws -> [String] {
        let window = TestWindow { link() }
        return try #require(window.controls(RecordingButton.self).first).menu.map(\.title)
    }

    @Test("A text or an address can be copied and sent")
    func texts() throws {
        #expect(try menu { ShareLink(item: "Milk") } == ["Copy", "Send by Email…"])
        let url = try #require(URL(string: "https://example.org"))
        #expect(try menu { ShareLink("Site", item: url) } == ["Copy", "Send by Email…"])
    }

    @Test("What is neither can be saved")
    func pictures() throws {
        #expect(try menu { ShareLink(item: Data([1]), preview: SharePreview("Picture")) } == ["Save As…"])
    }

    @Test("All things that are shared are copied, one in a line")
    func several() async {
        let content = SharedContent(items: ["a", "b"].map { SharedItem($0) })
        #expect(await content.text() == "a\nb")
        #expect(content.file == nil)
    }

    @Test("A letter's address keeps every letter of its texts")
    func letters() {
        let url = SharedContent.letter(subject: "Äpfel & 跑步?", body: "a\nb=c")
        #expect(
            url?.absoluteString
                == "mailto:?subject=%C3%84pfel%20%26%20%E8%B7%91%E6%AD%A5%3F&body=a%0D%0Ab%3Dc")
        #expect(SharedContent.letter(subject: "", body: "")?.absoluteString == "mailto:")
    }

    @Test("A link is labelled by its title or says that it shares")
    func labels() {
        let window = TestWindow {
            ShareLink(item: "Milk")
            ShareLink("Give", item: "Milk")
        }
        #expect(window.controls(RecordingButton.self).map(\.description.spokenLabel) == ["Share…", "Give"])
    }
}
