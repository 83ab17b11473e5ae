import Foundation
import SwiftUICore

/// A widget that the program has made itself: 30 × 10 points, or as wide as is proposed.
@MainActor
package final class RecordingNativeWidget: RecordingWidget, NativeWidget {
    package let pointer: OpaquePointer
    package var resized: @MainActor () -> Void = {}
    package var isEnabled = true

    init(_ name: String, _ pointer: OpaquePointer, backend: RecordingBackend) {
        self.pointer = pointer
        super.init(name, backend: backend)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 30, height: 10)
    }
}

extension RecordingBackend {
    package func adopt(_ pointer: OpaquePointer) -> any NativeWidget {
        RecordingNativeWidget("native \(nextNumber())", pointer, backend: self)
    }
}
