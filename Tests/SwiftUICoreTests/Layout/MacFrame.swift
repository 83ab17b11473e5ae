import Foundation

@testable import SwiftUICore

/// A view and where SwiftUI on macOS puts its leaves, in a space of 400 by 600 points.
@MainActor
struct MacFrame {
    let name: String
    let view: AnyView
    let size: CGSize
    let leaves: [(name: String, x: CGFloat, y: CGFloat)]

    init<V: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ leaves: [(name: String, x: CGFloat, y: CGFloat)],
        @ViewBuilder _ view: () -> V
    ) {
        self.name = name
        self.view = AnyView(view())
        size = CGSize(width: width, height: height)
        self.leaves = leaves
    }
}
