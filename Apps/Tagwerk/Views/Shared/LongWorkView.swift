import SwiftUI

/// The sheet over a window while something takes seconds that the user waits for.
struct LongWorkView: View {
    let work: LongWork

    var body: some View {
        VStack(spacing: 20) {
            ProgressView(value: work.share ?? 0) { Text(work.title) }
            Button("Cancel", role: .cancel, action: work.cancel)
                .keyboardShortcut(.cancelAction)
                .disabled(work.isCancelled)
        }
        .padding(24)
        .presentationDetents([.height(180)])
        .interactiveDismissDisabled()
    }
}
