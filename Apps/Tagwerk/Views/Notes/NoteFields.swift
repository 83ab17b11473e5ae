import SwiftUI
import TagwerkModel

/// The title and the text of a note.
struct NoteFields: View {
    let title: Binding<String>
    let editing: NoteEditing
    /// What is sought, which the text shows.
    var hits: SearchHits?
    /// Where the caret is at first.
    var beginning: Field?

    @FocusState private var focus: Field?

    enum Field: Hashable {
        case title, text
    }

    var body: some View {
        VStack(spacing: 0) {
            // Where none can be entered, its place would ask for one.
            if editing.isEditable || !title.wrappedValue.isEmpty {
                TextField("Title", text: title)
                    .textFieldStyle(.plain)
                    .font(.title2.bold())
                    .focused($focus, equals: .title)
                    .onSubmit { focus = .text }
                    .padding(.horizontal, 20)
                    .padding(.top, 16)
                    .padding(.bottom, 8)
            }
            NoteTextEditor(editing: editing, hits: hits)
                .focused($focus, equals: .text)
                .padding(.horizontal, 14)
        }
        .frame(maxWidth: 760)
        .frame(maxWidth: .infinity)
        .onAppear {
            if let beginning { focus = beginning }
        }
    }
}
