import SwiftUI

struct LineLimits: View {
    private let text: LocalizedStringKey = """
        The swift sleeps in the air and touches the ground \
        only to nest; some stay up for ten months.
        """

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(text).lineLimit(1)
            Text(text).lineLimit(1).truncationMode(.middle)
            Text(text).lineLimit(2)
            Text(text).lineSpacing(6)
        }
        .frame(maxWidth: 280, alignment: .leading)
    }
}
