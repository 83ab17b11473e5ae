import SwiftUI

struct Shadows: View {
    var body: some View {
        HStack(spacing: 32) {
            Circle().fill(.orange)
                .shadow(radius: 6)
            RoundedRectangle(cornerRadius: 12).fill(.mint)
                .shadow(color: .blue.opacity(0.6), radius: 4, x: 4, y: 4)
        }
        .frame(height: 64)
        .padding(12)
    }
}
