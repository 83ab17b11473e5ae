import Foundation

/// What the tool has started the window with: its own path, the place of the source, and options for drawing.
struct PreviewArguments {
    var tool: URL
    var place: String
    /// The folder whose changes count.
    var watched: URL
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
        let url = URL(fileURLWithPath: place)
        watched = url.pathExtension == "swift" ? url.deletingLastPathComponent() : url
        if let folder = Self.take("--watch", from: &options) { watched = URL(fileURLWithPath: folder) }
        isDark = options.contains("--dark")
        options.removeAll { $0 == "--dark" }
        size = Self.take("--size", from: &options)
        self.options = options
    }

    private static func take(_ name: String, from options: inout [String]) -> String? {
        guard let index = options.firstIndex(of: name), index + 1 < options.count else { return nil }
        defer { options.removeSubrange(index...index + 1) }
        return options[index + 1]
    }
}
