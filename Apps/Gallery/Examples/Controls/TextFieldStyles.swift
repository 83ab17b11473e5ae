import SwiftUI

struct TextFieldStyles: View {
    @State private var name = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name)
                .textFieldStyle(.roundedBorder)
            TextField("Name", text: $name, prompt: Text("Plain"))
                .textFieldStyle(.plain)
            Text(name.isEmpty ? "Nobody yet" : "Hello, \(name)!")
        }
    }
}
