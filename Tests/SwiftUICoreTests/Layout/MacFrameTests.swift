import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct MacFrameTests {
    @Test("Sizes and places are those of SwiftUI on macOS, within a point", arguments: MacFrames.names)
    func framesAreThoseOfMac(name: String) throws {
        let expected = try #require(MacFrames.all.first { $0.name == name })
        let window = TestWindow(expected.view)
        let size = try #require(window.items.first?.size)
        #expect(abs(size.width - expected.size.width) <= 1, "width \(size.width), not \(expected.size.width)")
        #expect(abs(size.height - expected.size.height) <= 1, "height \(size.height), not \(expected.size.height)")
        for leaf in expected.leaves {
            let frame = try #require(window.frame(of: leaf.name), "no leaf \(leaf.name)")
            #expect(abs(frame.minX - leaf.x) <= 1, "\(leaf.name): x \(frame.minX), not \(leaf.x)")
            #expect(abs(frame.minY - leaf.y) <= 1, "\(leaf.name): y \(frame.minY), not \(leaf.y)")
        }
        #expect(window.staleSizes.isEmpty)
    }
}
