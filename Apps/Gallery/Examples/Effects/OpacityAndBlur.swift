import SwiftUI

struct OpacityAndBlur: View {
    @State private var amount = 0.5

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 24) {
                Text("Opacity").opacity(1 - amount)
                Text("Blur").blur(radius: amount * 6)
            }
            .font(.title)
            Slider(value: $amount) { Text("Amount") }
                .labelsHidden()
        }
        .frame(maxWidth: 280)
    }
}
