import SwiftUI

struct LongText: View {
    @State private var text = "Write as much as you like."

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextEditor(text: $text)
                .frame(height: 96)
                .border(.quaternary)
            Text("\(text.count) characters")
                .foregroundStyle(.secondary)
        }
    }
}
