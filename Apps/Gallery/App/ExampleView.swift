import SwiftUI

/// An example, live, and the code that makes it.
struct ExampleView: View {
    let example: Example

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(example.title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            if let note = example.note {
                Text(note)
                    .foregroundStyle(.secondary)
            }
            SideBySideLayout(spacing: 12) {
                live
                CodeView(code: example.code)
            }
        }
    }

    private var live: some View {
        example.view
            .frame(height: example.height)
            .padding(example.isEdgeToEdge ? 1 : 16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.background, in: .rect(cornerRadius: 12))
            .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.separator))
    }
}
