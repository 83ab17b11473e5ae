import SwiftUI

struct ProgressStyles: View {
    @State private var done = 3.0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ProgressView("Loading")
            ProgressView(value: done, total: 10) {
                Text("Downloading")
            } currentValueLabel: {
                Text("\(Int(done)) of 10")
            }
            ProgressView(value: done, total: 10)
                .progressViewStyle(.circular)
            Button("Next") { done = done < 10 ? done + 1 : 0 }
        }
    }
}
