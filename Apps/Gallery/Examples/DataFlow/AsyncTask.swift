import SwiftUI

struct AsyncTask: View {
    @State private var round = 0
    @State private var step = 0

    var body: some View {
        HStack(spacing: 12) {
            ProgressView(value: Double(step), total: 5)
            Button("Run") { round += 1 }
        }
        .task(id: round) {
            guard round > 0 else { return }
            for next in 0...5 {
                step = next
                try? await Task.sleep(for: .milliseconds(200))
            }
        }
    }
}
