import Foundation

/// What an address of the app's own scheme asks for, such as `tagwerk://new-note`.
package enum AppLink: Hashable, Sendable {
    case newNote
    case newHabit
    case habit(UUID)
    case note(UUID)
    /// To look for words in the notes.
    case search(String)

    /// Nil for any other address.
    package init?(_ url: URL) {
        guard url.scheme?.lowercased() == "tagwerk" else { return nil }
        if url.host() == "search", let words = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems {
            guard let query = words.first(where: { $0.name == "q" })?.value else { return nil }
            self = .search(query)
            return
        }
        let parts = ([url.host() ?? ""] + url.pathComponents).filter { !$0.isEmpty && $0 != "/" }
        switch (parts.first, parts.dropFirst().first.flatMap(UUID.init(uuidString:)), parts.count) {
        case ("new-note", _, 1): self = .newNote
        case ("new-habit", _, 1): self = .newHabit
        case ("habit", let id?, 2): self = .habit(id)
        case ("note", let id?, 2): self = .note(id)
        default: return nil
        }
    }

    package var url: URL? {
        switch self {
        case .newNote: URL(string: "tagwerk://new-note")
        case .newHabit: URL(string: "tagwerk://new-habit")
        case .habit(let id): URL(string: "tagwerk://habit/\(id.uuidString)")
        case .note(let id): URL(string: "tagwerk://note/\(id.uuidString)")
        case .search(let words):
            URL(string: "tagwerk://search")?.appending(queryItems: [URLQueryItem(name: "q", value: words)])
        }
    }
}
