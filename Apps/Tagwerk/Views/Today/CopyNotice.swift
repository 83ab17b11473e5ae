import SwiftUI

/// Says that nothing can be changed, because this is a copy of data that could not be opened.
struct CopyNotice: View {
    let reopen: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "lock")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            Text("You Are Viewing a Copy")
                .font(.headline)
            Spacer(minLength: 8)
            Button("Try Again", action: reopen)
        }
        .padding(.vertical, 4)
    }
}
