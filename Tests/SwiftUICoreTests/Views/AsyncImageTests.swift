import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct AsyncImageTests {
    private func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func shown(_ url: URL?, until done: (String) -> Bool) async throws -> String {
        let window = TestWindow {
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Text(verbatim: "empty")
                case .success(let image): image
                case .failure: Text(verbatim: "failure")
                }
            }
        }
        for _ in 0..<2000 {
            window.turn()
            let items = window.picture
            let text = window.controls(RecordingTextWidget.self).first?.string ?? items.first ?? ""
            if done(text) { return text }
            try await Task.sleep(for: .milliseconds(2))
        }
        return "nothing"
    }

    @Test("A picture comes from its address, in its own size") func success() async throws {
        let url = try file("picture")
        defer { try? FileManager.default.removeItem(at: url) }
        let item = try await shown(url) { $0.hasPrefix("picture") }
        #expect(item == "picture data (0.0, 0.0, 100.0, 50.0)")
    }

    @Test("What is no picture, and what is not there, is a failure") func failure() async throws {
        let url = try file("text")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(try await shown(url) { $0 == "failure" } == "failure")
        #expect(try await shown(URL(fileURLWithPath: "/nowhere")) { $0 == "failure" } == "failure")
    }

    @Test("Without an address nothing comes") func none() async throws {
        #expect(try await shown(nil) { $0 == "empty" } == "empty")
    }
}
