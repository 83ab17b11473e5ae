import SwiftUI

struct ChangingNumber: View {
    @State private var score = 7

    var body: some View {
        HStack(spacing: 16) {
            Text("\(score)")
                .font(.largeTitle)
                .monospacedDigit()
                .contentTransition(.numericText(value: Double(score)))
            Button("Add Five") {
                withAnimation { score += 5 }
            }
        }
    }
}
