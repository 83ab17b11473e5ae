import SwiftUI

struct Taps: View {
    @State private var taps = 0
    @State private var doubleTaps = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Taps: \(taps), double taps: \(doubleTaps)")
            HStack(spacing: 16) {
                Circle().fill(.orange)
                    .onTapGesture { taps += 1 }
                Circle().fill(.purple)
                    .onTapGesture(count: 2) { doubleTaps += 1 }
            }
            .frame(height: 56)
        }
    }
}
