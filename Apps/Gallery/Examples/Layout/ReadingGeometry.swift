import SwiftUI

struct ReadingGeometry: View {
    @State private var height: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            GeometryReader { geometry in
                Color.indigo
                    .frame(width: geometry.size.width / 3)
            }
            .frame(height: 40)
            .background(.indigo.opacity(0.2))
            Text("Two\nlines")
                .onGeometryChange(for: CGFloat.self) { geometry in
                    geometry.size.height
                } action: {
                    height = $0
                }
            Text("Its height: \(Int(height))")
                .foregroundStyle(.secondary)
        }
    }
}
