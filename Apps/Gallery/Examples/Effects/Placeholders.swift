import SwiftUI

struct Placeholders: View {
    @State private var isLoading = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Toggle("Loading", isOn: $isLoading)
            VStack(alignment: .leading, spacing: 4) {
                Text("Anna").font(.headline)
                Text("New messages appear here.")
                Text("Always readable").unredacted()
            }
            .redacted(reason: isLoading ? .placeholder : [])
        }
    }
}
