import SwiftUI

struct CircleLayout: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) {
        let radius = min(bounds.width, bounds.height) / 2 - 16
        for (index, subview) in subviews.enumerated() {
            let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
            subview.place(
                at: CGPoint(
                    x: bounds.midX + radius * sin(angle),
                    y: bounds.midY - radius * cos(angle)),
                anchor: .center, proposal: .unspecified)
        }
    }
}

struct OwnLayout: View {
    @State private var count = 12

    var body: some View {
        VStack {
            CircleLayout {
                ForEach(1...count, id: \.self) { Text("\($0)") }
            }
            .frame(width: 180, height: 180)
            .animation(.bouncy, value: count)
            Stepper("Count: \(count)", value: $count, in: 3...16)
        }
    }
}
