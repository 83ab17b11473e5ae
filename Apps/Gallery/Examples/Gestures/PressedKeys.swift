import SwiftUI

struct PressedKeys: View {
    @State private var keys = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            if keys.isEmpty {
                Text("Click here and type")
            } else {
                Text(verbatim: keys)
            }
            Spacer()
        }
        .font(.title2)
        .padding()
        .background(.quaternary, in: .rect(cornerRadius: 8))
        .focusable()
        .focused($isFocused)
        .onKeyPress(characters: .alphanumerics) { press in
            keys += press.characters
            return .handled
        }
        .onKeyPress(.delete) {
            keys = String(keys.dropLast())
            return .handled
        }
        .onTapGesture { isFocused = true }
    }
}
