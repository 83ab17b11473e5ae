import SwiftUI

struct Dialogs: View {
    @State private var isShown = false
    @State private var answer: LocalizedStringKey = "Nothing chosen"

    var body: some View {
        HStack(spacing: 12) {
            Button("Choose") { isShown = true }
                .confirmationDialog(
                    "Keep the Draft?", isPresented: $isShown,
                    titleVisibility: .visible
                ) {
                    Button("Keep") { answer = "Kept" }
                    Button("Discard", role: .destructive) { answer = "Discarded" }
                }
            Text(answer)
        }
    }
}
