import SwiftData
import SwiftUI

struct BookList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Book.title) private var books: [Book]
    @Query(filter: #Predicate<Book> { $0.isRead }) private var read: [Book]
    @State private var title = ""

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("Title", text: $title)
                        .onSubmit(add)
                }
                Section("\(read.count) of \(books.count) read") {
                    ForEach(books) { book in
                        NavigationLink(book.title) { BookPage(book: book) }
                    }
                    .onDelete { for index in $0 { context.delete(books[index]) } }
                }
            }
            .navigationTitle("Books")
            .toolbar {
                Button("Undo") { context.undoManager?.undo() }
            }
        }
    }

    private func add() {
        withAnimation { context.insert(Book(title: title)) }
        title = ""
    }
}

struct BookPage: View {
    @Bindable var book: Book

    var body: some View {
        Form {
            TextField("Title", text: $book.title)
            Toggle("Read", isOn: $book.isRead)
            Section("\(book.chapters.count) chapters") {
                ForEach(book.chapters) { Text($0.name) }
                Button("Add Chapter") { book.chapters.append(Chapter(name: "Chapter \(book.chapters.count + 1)")) }
            }
        }
        .navigationTitle(book.title)
    }
}
