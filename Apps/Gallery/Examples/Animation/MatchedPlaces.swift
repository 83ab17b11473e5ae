import SwiftUI

struct MatchedPlaces: View {
    @Namespace private var space
    @State private var chosen = 0

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<4) { number in
                Text("\(number)")
                    .frame(width: 48, height: 40)
                    .background {
                        if number == chosen {
                            Capsule()
                                .fill(.teal.opacity(0.4))
                                .matchedGeometryEffect(id: "mark", in: space)
                        }
                    }
                    .contentShape(.rect)
                    .onTapGesture { chosen = number }
                    .accessibilityAddTraits(.isButton)
            }
        }
        .animation(.snappy, value: chosen)
    }
}
