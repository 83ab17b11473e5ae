import SwiftUI

struct SymbolMoves: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(spacing: 24) {
                Image(systemName: "bell.fill")
                    .symbolEffect(.bounce, value: count)
                Image(systemName: "heart.fill")
                    .symbolEffect(.pulse, isActive: isOn)
                Image(systemName: isOn ? "pause.fill" : "play.fill")
                    .contentTransition(.symbolEffect(.replace))
            }
            .font(.largeTitle)
            HStack(spacing: 12) {
                Button("Bounce") { count += 1 }
                Toggle("Pulse", isOn: $isOn)
                    .toggleStyle(.button)
            }
        }
    }
}
