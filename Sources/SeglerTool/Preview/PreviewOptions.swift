import Foundation
import PreviewMessages

/// How previews are to be drawn.
struct PreviewOptions: Equatable {
    var width: Double?
    var height: Double?
    var scale = 1.0
    var isDark = false
    var locale: String?
    var textSize: String?
    /// Which previews, by name; empty: all.
    var names: [String] = []

    static let textSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]

    static let declared = [
        CommandOption.value("name", short: "n", named: "NAME", help: "only the preview of this name; may be repeated"),
        CommandOption.value("size", short: "s", named: "WxH", help: "the room in points, such as 390x844 (default)"),
        CommandOption.flag("dark", short: "d", help: "in the dark style"),
        CommandOption.value("locale", short: "l", named: "NAME", help: "in a language and its formats, such as de_DE"),
        CommandOption.value(
            "text-size", named: "NAME", help: "how large text is, from xSmall to accessibility5",
            completion: .words(textSizes)),
        CommandOption.value(
            "scale", named: "NUMBER", help: "pixels per point: 1 (default), 2 or 3",
            completion: .words(["1", "2", "3"])),
    ]

    init() {}

    init(_ arguments: Arguments) throws {
        names = arguments.values("name")
        isDark = arguments.has("dark")
        locale = arguments.value("locale")
        if let size = arguments.value("size") {
            let sides = size.lowercased().split(separator: "x").compactMap { Double($0) }
            guard sides.count == 2, sides.allSatisfy({ (1...4000).contains($0) }) else {
                throw ToolError.usage("“\(size)” is no size.", advice: "Say width and height in points: --size 390x844")
            }
            (width, height) = (sides[0], sides[1])
        }
        if let text = arguments.value("scale") {
            guard let scale = Double(text), (0.5...4).contains(scale) else {
                throw ToolError.usage(
                    "“\(text)” is no scale.", advice: "Say a number from 0.5 to 4, such as --scale 2.")
            }
            self.scale = scale
        }
        if let name = arguments.value("text-size") {
            guard let known = Self.textSizes.first(where: { $0.lowercased() == name.lowercased() }) else {
                throw ToolError.usage(
                    "There is no text size “\(name)”.", advice: "Say one of " + Self.textSizes.joined(separator: ", "))
            }
            textSize = known
        }
        if let locale, locale.firstMatch(of: #/^[A-Za-z]{2,3}([_-][A-Za-z0-9]+)*(\.[A-Za-z0-9-]+)?(@[a-z]+)?$/#) == nil
        {
            throw ToolError.usage("“\(locale)” is no locale.", advice: "Say a language and a region: --locale de_DE")
        }
    }

    func request(report: URL) -> PreviewRequest {
        var request = PreviewRequest(report: report.path)
        request.width = width
        request.height = height
        request.scale = scale
        request.isDark = isDark
        request.textSize = textSize
        return request
    }

    /// The variables that the C library and Foundation read the locale from.
    var localeVariables: [String: String] {
        guard let locale else { return [:] }
        let name = locale.replacing("-", with: "_")
        let base = String(name.prefix { $0 != "." && $0 != "@" })
        let language = String(base.prefix { $0 != "_" })
        return [
            "LC_ALL": name.contains(".") || name.contains("@") ? name : name + ".UTF-8",
            "LANGUAGE": base == language ? language : "\(base):\(language)",
        ]
    }
}
