import SwiftUI

struct SubmittedField: View {
    @State private var word = ""
    @State private var words: [String] = []

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("New Word", text: $word)
                .textFieldStyle(.roundedBorder)
                .onSubmit {
                    words.append(word)
                    word = ""
                }
            Text(words.joined(separator: ", "))
        }
    }
}
