import SwiftUI

struct OwnControl: View {
    @State private var stars = 3

    var body: some View {
        HStack {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: star <= stars ? "star.fill" : "star")
                    .foregroundStyle(.orange)
                    .onTapGesture { stars = star }
            }
        }
        .font(.title2)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) of 5")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: stars = min(5, stars + 1)
            case .decrement: stars = max(1, stars - 1)
            }
        }
    }
}
