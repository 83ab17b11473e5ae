import Foundation
import TagwerkModel

/// The user's guide, in the languages that there are. It is a part of the program, so that it is there wherever that is.
enum Guide: String {
    case english = "en"
    case german = "de"

    /// In the language of the app's other words.
    static var users: Guide { Guide(rawValue: String(localized: "en", comment: "The guide's language")) ?? .english }

    /// The one that a link in another one leads to.
    init?(link: URL) {
        switch link.lastPathComponent {
        case "Guide.md": self = .english
        case "Guide.de.md": self = .german
        default: return nil
        }
    }

    var blocks: [MarkdownBlock] {
        let bytes =
            switch self {
            case .english: PackageResources.Guide_md
            case .german: PackageResources.Guide_de_md
            }
        return MarkdownBlock.blocks(of: String(decoding: bytes, as: UTF8.self))
    }
}
