import SwiftUI

struct SelectableText: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Select me and copy me.")
                .textSelection(.enabled)
            Text("I only want to be read.")
        }
    }
}
