import SwiftUI

struct SelectedText: View {
    @State private var text = "Select some words, or move the cursor."
    @State private var selection: TextSelection?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextEditor(text: $text, selection: $selection)
                .frame(height: 96)
                .border(.quaternary)
            Text(chosen.isEmpty ? "Nothing is selected" : "Selected: \(chosen)")
                .foregroundStyle(.secondary)
            Button("Select the First Word") {
                let end = text.firstIndex(of: " ") ?? text.endIndex
                selection = TextSelection(range: text.startIndex..<end)
            }
        }
    }

    private var chosen: String {
        guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex else { return "" }
        return String(text[range])
    }
}
