import SwiftUI

struct Gradients: View {
    private let colors: [Color] = [.yellow, .pink, .purple]

    var body: some View {
        HStack(spacing: 12) {
            Rectangle().fill(
                .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
            Rectangle().fill(
                .radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 50))
            Rectangle().fill(
                .angularGradient(
                    colors: colors + [.yellow], center: .center, startAngle: .zero, endAngle: .degrees(360)))
            Rectangle().fill(.blue.gradient)
        }
        .frame(height: 72)
    }
}
