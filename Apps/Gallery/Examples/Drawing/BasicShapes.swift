import SwiftUI

struct BasicShapes: View {
    var body: some View {
        HStack(spacing: 12) {
            Circle().fill(.red)
            RoundedRectangle(cornerRadius: 12).fill(.orange)
            Capsule().fill(.green)
            Ellipse().stroke(.blue, lineWidth: 4)
            UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
                .fill(.purple)
        }
        .frame(height: 48)
    }
}
