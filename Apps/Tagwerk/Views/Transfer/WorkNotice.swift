import SwiftUI

/// Says that something takes its time.
struct WorkNotice: View {
    let work: LocalizedStringKey?

    var body: some View {
        if let work {
            HStack(spacing: 12) {
                ProgressView()
                Text(work)
                    .lineLimit(1)
                    .truncationMode(.middle)
            }
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(.background.secondary, in: Capsule())
            .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
            .padding(16)
        }
    }
}
