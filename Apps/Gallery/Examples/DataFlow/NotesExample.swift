import SwiftUI

final class Memo: ObservableObject, Identifiable {
    @Published var title: String
    @Published var text: String

    init(title: String = "", text: String = "") {
        self.title = title
        self.text = text
    }
}

@MainActor
final class MemoStore: ObservableObject {
    static let shared = MemoStore()

    @Published var memos = [
        Memo(title: "Groceries", text: "Bread, tea, pears"),
        Memo(title: "Ideas", text: "A kite made of leaves"),
    ]
}

/// Notes as one wrote them in SwiftUI's first year.
struct NotesExample: View {
    @ObservedObject var store = MemoStore.shared
    @State private var isCreating = false

    var body: some View {
        NavigationView {
            List(store.memos) { memo in
                NavigationLink(destination: MemoEditor(memo: memo)) {
                    MemoCell(memo: memo)
                }
            }
            .navigationBarTitle("Notes")
            .navigationBarItems(
                trailing: Button(action: { self.isCreating = true }) {
                    Image(systemName: "square.and.pencil")
                        .accessibilityLabel("New Note")
                })
        }
        .sheet(isPresented: $isCreating) {
            MemoCreator(isPresented: self.$isCreating, store: self.store)
        }
    }
}

struct MemoCell: View {
    @ObservedObject var memo: Memo

    var body: some View {
        VStack(alignment: .leading) {
            Text(memo.title.isEmpty ? "Untitled" : memo.title)
            Text(memo.text)
                .font(.caption)
                .foregroundColor(.secondary)
                .lineLimit(1)
        }
    }
}

struct MemoEditor: View {
    @ObservedObject var memo: Memo

    var body: some View {
        VStack {
            TextField("Title", text: $memo.title)
                .textFieldStyle(RoundedBorderTextFieldStyle())
            TextEditor(text: $memo.text)
        }
        .padding()
        .navigationBarTitle(Text(memo.title), displayMode: .inline)
    }
}

struct MemoCreator: View {
    @Binding var isPresented: Bool
    @ObservedObject var store: MemoStore
    @State private var memo = Memo()

    var body: some View {
        NavigationView {
            MemoEditor(memo: memo)
                .navigationBarItems(
                    leading: Button("Cancel") { self.isPresented = false },
                    trailing: Button("Save") {
                        self.store.memos.append(self.memo)
                        self.isPresented = false
                    })
        }
    }
}

struct NotesExample_Previews: PreviewProvider {
    static var previews: some View {
        NotesExample()
    }
}
