import SwiftUI

/// The name of a preview, and where it is declared.
struct PreviewRow: View {
    let preview: ShownPreview

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(preview.name).lineLimit(1)
                if let place = preview.place {
                    Text(place).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
            }
            Spacer()
            if preview.problem != nil {
                Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
                    .accessibilityLabel("Has Failed")
            }
        }
    }
}
