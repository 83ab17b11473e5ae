import Foundation

/// The desktop's shared MIME database (the package shared-mime-info), read at the first question that needs it.
struct SharedMIME: Sendable {
    static let shared = SharedMIME(folders: Self.systemFolders)

    private var typesByEnding: [String: String] = [:]
    private var endingsByType: [String: String] = [:]
    private var parentsByType: [String: [String]] = [:]
    private var aliases: [String: String] = [:]
    private let folders: [String]

    private static var systemFolders: [String] {
        let environment = ProcessInfo.processInfo.environment
        let data = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        let home = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory() + "/.local/share"
        return ([home] + data.split(separator: ":").map(String.init)).map { $0 + "/mime" }
    }

    init(folders: [String]) {
        self.folders = folders
        for folder in folders {
            for line in Self.lines(of: folder + "/globs2") {
                // weight:type:pattern; only patterns of an extension count here.
                let fields = line.split(separator: ":", maxSplits: 2)
                guard fields.count == 3, fields[2].hasPrefix("*.") else { continue }
                let (type, ending) = (String(fields[1]), fields[2].dropFirst(2).lowercased())
                guard !ending.contains(where: { "*?[:".contains($0) }) else { continue }
                if typesByEnding[ending] == nil { typesByEnding[ending] = type }
                if endingsByType[type] == nil { endingsByType[type] = ending }
            }
            for (name, parent) in Self.pairs(of: folder + "/subclasses") {
                parentsByType[name, default: []].append(parent)
            }
            for (alias, name) in Self.pairs(of: folder + "/aliases") where aliases[alias] == nil {
                aliases[alias] = name
            }
        }
    }

    func type(ofEnding ending: String) -> String? { typesByEnding[ending] }

    func ending(ofType type: String) -> String? { endingsByType[canonical(type)] }

    func parents(of type: String) -> [String] { parentsByType[canonical(type)] ?? [] }

    func canonical(_ type: String) -> String { aliases[type] ?? type }

    /// What the database says of a type, in the first language that it has.
    func comment(on type: String) -> String? {
        for folder in folders {
            guard let text = try? String(contentsOfFile: "\(folder)/\(type).xml", encoding: .utf8) else { continue }
            let language = Locale.current.language.languageCode?.identifier ?? "en"
            return Self.element("<comment xml:lang=\"\(language)\">", in: text) ?? Self.element("<comment>", in: text)
        }
        return nil
    }

    private static func element(_ start: String, in text: String) -> String? {
        guard let from = text.range(of: start)?.upperBound,
            let to = text.range(of: "</comment>", range: from..<text.endIndex)?.lowerBound
        else { return nil }
        return String(text[from..<to])
    }

    private static func lines(of file: String) -> [Substring] {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    private static func pairs(of file: String) -> [(String, String)] {
        lines(of: file).compactMap { line in
            let fields = line.split(separator: " ")
            return fields.count == 2 ? (String(fields[0]), String(fields[1])) : nil
        }
    }
}
