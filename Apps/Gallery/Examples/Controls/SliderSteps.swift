import SwiftUI

struct SliderSteps: View {
    @State private var rating = 3.0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Slider(value: $rating, in: 1...5, step: 1) {
                Text("Rating")
            }
            .labelsHidden()
            Text(String(repeating: "★", count: Int(rating)))
                .foregroundStyle(.orange)
        }
    }
}
