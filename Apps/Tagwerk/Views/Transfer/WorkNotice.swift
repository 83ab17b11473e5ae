import SwiftUI

/// Says that something takes its time, how far it is, and ends it.
struct WorkNotice: View {
    let work: LongWork?

    var body: some View {
        if let work {
            HStack(spacing: 12) {
                if let share = work.share {
                    ProgressView(value: share)
                        .frame(width: 96)
                        .accessibilityLabel(Text(work.title))
                } else {
                    ProgressView()
                }
                Text(work.title)
                    .lineLimit(1)
                    .truncationMode(.middle)
                Button("Cancel", role: .cancel, action: work.cancel)
                    .buttonStyle(.borderless)
                    .fixedSize()
            }
            .padding(.leading, 20)
            .padding(.trailing, 8)
            .padding(.vertical, 6)
            .background(.background.secondary, in: Capsule())
            .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
            .padding(16)
        }
    }
}
