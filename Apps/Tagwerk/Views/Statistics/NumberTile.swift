import SwiftUI

/// A number with what it counts.
struct NumberTile: View {
    let title: LocalizedStringKey
    let value: String
    let symbol: String

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: symbol)
                .foregroundStyle(Color.accentColor)
                .accessibilityHidden(true)
            Text(verbatim: value)
                .font(.title2.bold())
                .monospacedDigit()
            caption
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { CardBackground() }
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var caption: some View {
        if textSize.isAccessibilitySize {
            Text(title)
        } else {
            // So that tiles beside each other are equally high.
            Text(title).lineLimit(2, reservesSpace: true)
        }
    }
}
