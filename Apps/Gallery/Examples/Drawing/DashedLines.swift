import SwiftUI

struct DashedLines: View {
    var body: some View {
        HStack(spacing: 16) {
            Rectangle()
                .strokeBorder(.teal, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
            Circle()
                .strokeBorder(
                    .pink,
                    style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 10]))
        }
        .frame(height: 72)
    }
}
