import SwiftUI

/// Typing, selecting and keys.
struct TextScreen: View {
    @State private var note = ""
    @State private var submitted = "nothing"
    @State private var pressed = "none"
    @State private var draft = ""
    @State private var heard = ""
    @FocusState private var boardHasFocus: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Select this text and copy it.").textSelection(.enabled)
            TextField("Amount", text: .constant("")).keyboardType(.decimalPad)
            TextField("Note", text: $note, axis: .vertical)
                .textFieldStyle(.roundedBorder)
                .onSubmit { submitted = note }
            Text(verbatim: "Submitted: \(submitted)")
            RoundedRectangle(cornerRadius: 8)
                .fill(.quinary)
                .frame(height: 40)
                .focusable()
                .focused($boardHasFocus)
                .onKeyPress(keys: [.upArrow, .downArrow]) { press in
                    pressed = press.key == .upArrow ? "up" : "down"
                    return .handled
                }
                .onKeyPress(characters: .alphanumerics) { press in
                    pressed = press.characters
                    return .handled
                }
            Text(verbatim: "Pressed: \(pressed)")
            TextEditor(text: $draft)
                .frame(height: 80)
                .onKeyPress(keys: [.return, .tab, .upArrow]) { press in
                    heard += press.key == .upArrow ? "↑" : press.key == .tab ? "⇥" : "⏎"
                    return draft.hasSuffix("!") ? .handled : .ignored
                }
                .onKeyPress(characters: .letters) { press in
                    heard += press.characters
                    return press.characters == "q" ? .handled : .ignored
                }
                .accessibilityLabel("Draft")
            Text(verbatim: "Heard: \(heard)")
            Button("Play") { boardHasFocus = true }.help("Gives the board the keyboard")
        }
        .padding(20)
    }
}
