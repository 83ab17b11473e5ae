import SwiftUI

struct ButtonStyles: View {
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Pressed \(count) times")
            Button("Automatic") { count += 1 }
            Button("Bordered") { count += 1 }
                .buttonStyle(.bordered)
            Button("Prominent") { count += 1 }
                .buttonStyle(.borderedProminent)
            Button("Borderless") { count += 1 }
                .buttonStyle(.borderless)
            Button("Plain") { count += 1 }
                .buttonStyle(.plain)
            Button("Symbol", systemImage: "star") { count += 1 }
                .labelStyle(.iconOnly)
        }
    }
}
