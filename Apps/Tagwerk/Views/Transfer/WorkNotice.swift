import SwiftUI

/// Says that something takes its time, how far it is, and ends it.
struct WorkNotice: View {
    let work: LongWork?

    var body: some View {
        if let work {
            HStack(spacing: 16) {
                if work.share == nil { ProgressView() }
                VStack(alignment: .leading, spacing: 6) {
                    Text(work.title)
                        .lineLimit(1)
                        .truncationMode(.middle)
                    if let share = work.share {
                        ProgressView(value: share)
                            .accessibilityLabel(Text(work.title))
                    }
                }
                .frame(maxWidth: 240)
                Button("Cancel", role: .cancel, action: work.cancel)
                    .buttonStyle(.borderless)
                    .disabled(work.isCancelled)
                    .fixedSize()
            }
            .padding(.leading, 20)
            .padding(.trailing, 8)
            .padding(.vertical, 8)
            .background(.background.secondary, in: RoundedRectangle(cornerRadius: 22))
            .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
            .padding(16)
        }
    }
}
