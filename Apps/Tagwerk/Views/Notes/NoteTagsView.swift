import SwiftUI
import TagwerkModel

/// The sheet with a note's tags: to look at, to add and to take away. Each change is made at once, and undo takes it back.
struct NoteTagsView: View {
    let desk: NoteDesk
    let id: NoteSummary.ID

    @State private var typed = ""
    /// All tags to choose from. One that no note has any more stays while the sheet is open, to be added again.
    @State private var choices: [String]
    @FocusState private var isTyping: Bool
    @Environment(\.dismiss) private var dismiss

    init(desk: NoteDesk, id: NoteSummary.ID) {
        self.desk = desk
        self.id = id
        _choices = State(initialValue: desk.notes.tagChoices(for: id))
    }

    var body: some View {
        let new = NoteTags.tags(typed: typed).filter { !NoteTags.contains($0, in: choices) }
        let shown = desk.notes.tags(choices, matching: typed)
        NavigationStack {
            List {
                Section {
                    TextField("Find or Add a Tag", text: $typed)
                        .focused($isTyping)
                        .onSubmit(add)
                    if !new.isEmpty {
                        Button("Add \(NoteTags.listed(new))", systemImage: "plus", action: add)
                    }
                } footer: {
                    Text("A word with # in the text is a tag too.")
                }
                if !shown.isEmpty {
                    Section {
                        ForEach(shown, id: \.self) { NoteTagToggle(tag: $0, id: id, notes: desk.notes) }
                    }
                }
            }
            .disabled(desk.store.isReadOnly)
            .navigationTitle("Tags")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
        }
        .alert(for: desk.store)
        .onAppear { isTyping = true }
    }

    /// Adds what was typed; what is known of it as it is spelt already.
    private func add() {
        let tags = NoteTags.tags(typed: typed)
        guard !tags.isEmpty else { return }
        withAnimation {
            if desk.notes.addTags(tags, to: id) || desk.store.lastError == nil {
                choices.insert(contentsOf: tags.filter { !NoteTags.contains($0, in: choices) }, at: 0)
                typed = ""
            }
        }
    }
}

/// Whether a note has a tag. What its text has goes with the word in it.
private struct NoteTagToggle: View {
    let tag: String
    let id: NoteSummary.ID
    let notes: NoteStore

    var body: some View {
        let note = notes.note(id)
        let has = note.map { NoteTags.contains(tag, in: $0.tags) } ?? false
        let isAdded = note.map { NoteTags.contains(tag, in: $0.addedTags) } ?? false
        let isOn = Binding {
            has
        } set: {
            if $0 { notes.addTags([tag], to: id) } else { notes.removeTag(tag, from: id) }
        }
        Toggle(isOn: isOn) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "#\(tag)")
                if has && !isAdded {
                    Text("In the text")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .disabled(has && !isAdded)
    }
}
