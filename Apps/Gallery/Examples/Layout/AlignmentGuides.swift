import SwiftUI

extension HorizontalAlignment {
    private enum Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[.leading]
        }
    }

    static let colon = HorizontalAlignment(Colon.self)
}

struct AlignmentGuides: View {
    var body: some View {
        VStack(alignment: .colon, spacing: 6) {
            row("From", "Anna")
            row("Subject", "Lunch")
        }
    }

    private func row(
        _ name: LocalizedStringKey, _ value: LocalizedStringKey
    ) -> some View {
        HStack(spacing: 6) {
            Text(name).foregroundStyle(.secondary)
            Text(value).alignmentGuide(.colon) { $0[.leading] }
        }
    }
}
