import SwiftUI

/// One program, two directions.
struct DirectionScreen: View {
    @State private var isOn = true
    @State private var name = "Name"
    @State private var amount = "2"

    var body: some View {
        VStack(spacing: 24) {
            card
            card.environment(\.layoutDirection, .rightToLeft)
        }
        .padding(20)
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("First line", systemImage: "star")
            Text("A longer text that wraps onto a second line, to see which edge its lines begin at.")
            Toggle("Switch", isOn: $isOn)
            HStack {
                Button("One") {}
                Button("Two") {}
                Spacer()
                Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
            }
            // Red, as a test looks for where they are.
            TextField("Name", text: $name)
                .foregroundStyle(.red)
            TextField("Amount", text: $amount)
                .foregroundStyle(.red)
                .multilineTextAlignment(.trailing)
            Slider(value: .constant(0.25))
            ProgressView(value: 0.25)
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 8).fill(.quinary))
    }
}
