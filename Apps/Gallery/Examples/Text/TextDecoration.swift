import SwiftUI

struct TextDecoration: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Bold").bold()
            Text("Italic").italic()
            Text("Underlined").underline(color: .red)
            Text("Struck Through").strikethrough()
            Text("Wide").tracking(6)
            Text("Upper Case").textCase(.uppercase)
            Text(verbatim: "E = mc")
                + Text(verbatim: "2")
                .font(.caption)
                .baselineOffset(6)
        }
    }
}
