import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct ContainerShapeTests {
    @Test("A shape relative to its container has rounder corners than one closer to the middle") func corners() {
        let window = TestWindow {
            ContainerRelativeShape().fill(.red).padding(4)
                .frame(width: 100, height: 60)
                .containerShape(RoundedRectangle(cornerRadius: 12, style: .circular))
        }
        let path = window.drawing[0].path
        #expect(path.boundingRect == CGRect(x: 4, y: 4, width: 92, height: 52))
        // Of the container's 12 points of radius 8 are left.
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.contains(CGPoint(x: 4 + 3, y: 4 + 3)))
    }

    @Test("Without a container it is a rectangle") func rectangle() {
        let window = TestWindow { ContainerRelativeShape().fill(.red).frame(width: 10, height: 10) }
        #expect(window.drawing[0].path.contains(CGPoint(x: 0.2, y: 0.2)))
    }
}
