import SwiftUI

struct SystemColors: View {
    private let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan,
        .blue, .indigo, .purple, .pink, .brown, .gray,
    ]

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 36))], spacing: 8) {
            ForEach(colors, id: \.self) { color in
                RoundedRectangle(cornerRadius: 8)
                    .fill(color)
                    .frame(height: 36)
            }
        }
    }
}
