import SwiftUI

/// A bar that is as full as a share says.
struct ShareBar: View {
    /// 0 to 1.
    let share: Double
    let color: Color

    var body: some View {
        GeometryReader { geometry in
            Capsule()
                .fill(Color.primary.opacity(0.08))
            Capsule()
                .fill(color)
                .frame(width: max(8, geometry.size.width * min(max(share, 0), 1)))
        }
        .frame(height: 8)
        .accessibilityHidden(true)
    }
}
