import Foundation

/// What the tool has started the window with: its own path, the place of the source, and options for drawing.
struct PreviewArguments {
    var tool: URL
    var place: String
    /// Options that every drawing has, such as a locale.
    var options: [String]
    var isDark: Bool
    /// Width and height in points; nil: as the previews say.
    var size: String?

    /// `segler-preview TOOL PLACE [OPTION…]`
    init(_ words: [String]) {
        tool = URL(fileURLWithPath: words.count > 1 ? words[1] : "segler")
        place = words.count > 2 ? words[2] : "."
        var options = Array(words.dropFirst(3))
        isDark = options.contains("--dark")
        options.removeAll { $0 == "--dark" }
        if let index = options.firstIndex(of: "--size"), index + 1 < options.count {
            size = options[index + 1]
            options.removeSubrange(index...index + 1)
        }
        self.options = options
    }
}
