import SwiftUI

struct TextColors: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Primary")
            Text("Secondary").foregroundStyle(.secondary)
            Text("Tinted").foregroundStyle(.tint)
            Text("Red").foregroundStyle(.red)
            Text("Gradient")
                .font(.title.bold())
                .foregroundStyle(
                    .linearGradient(
                        colors: [.pink, .purple],
                        startPoint: .leading, endPoint: .trailing))
        }
    }
}
