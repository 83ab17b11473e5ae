import SwiftUI

struct HelpTags: View {
    @State private var count = 0

    var body: some View {
        HStack(spacing: 12) {
            Button("Add", systemImage: "plus") { count += 1 }
                .labelStyle(.iconOnly)
                .help("Counts one more")
            Text("Count: \(count)")
        }
    }
}
