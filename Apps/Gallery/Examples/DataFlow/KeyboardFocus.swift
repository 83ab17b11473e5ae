import SwiftUI

struct KeyboardFocus: View {
    enum Field { case first, last }

    @State private var first = ""
    @State private var last = ""
    @FocusState private var field: Field?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("First Name", text: $first)
                .focused($field, equals: .first)
                .onSubmit { field = .last }
            TextField("Last Name", text: $last)
                .focused($field, equals: .last)
            Button("To the First") { field = .first }
        }
        .textFieldStyle(.roundedBorder)
    }
}
