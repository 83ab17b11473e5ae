import SwiftUI
import TagwerkModel

/// A heading, a paragraph, an item or a table of the guide.
struct GuideBlockView: View {
    let block: MarkdownBlock

    var body: some View {
        switch block {
        case .heading(let level, let text):
            Self.text(text)
                .font(level == 1 ? .largeTitle.bold() : level == 2 ? .title2.bold() : .headline)
                .padding(.top, level == 1 ? 0 : 16)
                .accessibilityAddTraits(.isHeader)
        case .paragraph(let text):
            Self.text(text)
                .textSelection(.enabled)
        case .item(let number, let text):
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text(verbatim: number.map { "\($0)." } ?? "•")
                    .foregroundStyle(.secondary)
                Self.text(text)
                    .textSelection(.enabled)
            }
        case .table(let rows):
            GuideTable(rows: rows)
        }
    }

    /// A text with what its marks say.
    static func text(_ markdown: String) -> Text {
        Text((try? AttributedString(markdown: markdown)) ?? AttributedString(markdown))
    }
}

private struct GuideTable: View {
    let rows: [[String]]

    var body: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 10) {
            ForEach(Array(rows.enumerated()), id: \.offset) { number, row in
                if number > 0 { Divider() }
                GridRow {
                    ForEach(Array(row.enumerated()), id: \.offset) { _, cell in
                        GuideBlockView.text(cell)
                            .fontWeight(number == 0 ? .bold : .regular)
                            .textSelection(.enabled)
                    }
                }
            }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 12))
    }
}
