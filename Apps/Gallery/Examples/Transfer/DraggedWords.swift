import SwiftUI

struct DraggedWords: View {
    @State private var basket: [String] = []
    @State private var isTargeted = false

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                ForEach(["🍎", "🥛", "🍞"], id: \.self) { thing in
                    Text(verbatim: thing)
                        .font(.largeTitle)
                        .draggable(thing)
                }
            }
            Text(verbatim: basket.isEmpty ? "🧺" : basket.joined(separator: " "))
                .frame(maxWidth: .infinity, minHeight: 60)
                .background(
                    isTargeted ? Color.accentColor.opacity(0.3) : .gray.opacity(0.2),
                    in: .rect(cornerRadius: 12)
                )
                .dropDestination(for: String.self) { things, _ in
                    basket += things
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
        }
    }
}
