import SwiftUI

struct LivingDates: View {
    @State private var start = Date.now

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(start, style: .date)
            Text(start, style: .time)
            HStack {
                Text(start, style: .timer)
                    .monospacedDigit()
                Button("Restart") { start = .now }
            }
        }
    }
}
