import Foundation
import SwiftData

@Model
final class Book {
    var title: String
    var added: Date
    var isRead = false
    @Relationship(deleteRule: .cascade, inverse: \Chapter.book) var chapters: [Chapter] = []

    init(title: String, added: Date = .now) {
        self.title = title
        self.added = added
    }
}

@Model
final class Chapter {
    var name: String
    var book: Book?

    init(name: String) {
        self.name = name
    }
}
