import SwiftUI

extension View {
    /// Shows what takes seconds, and that the user waits for, in a sheet over a window. It goes when the work is done, and not
    /// before.
    func longWork(_ work: LongWork?) -> some View {
        let item = Binding {
            work
        } set: { _ in
        }
        return sheet(item: item) { LongWorkView(work: $0) }
    }
}

/// The sheet over a window while something takes seconds that the user waits for.
private struct LongWorkView: View {
    let work: LongWork

    var body: some View {
        VStack(spacing: 20) {
            if work.isMeasured {
                ProgressView(value: work.share ?? 0) { Text(work.title) }
            } else {
                ProgressView { Text(work.title) }
            }
            Button("Cancel", role: .cancel, action: work.cancel)
                .keyboardShortcut(.cancelAction)
                .disabled(work.isCancelled)
        }
        .padding(24)
        .presentationDetents([.height(180)])
        .interactiveDismissDisabled()
    }
}
