import Foundation

/// A file or a folder in memory.
open class FileWrapper: NSObject, @unchecked Sendable {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content

    /// The name that the file has on disk.
    open var filename: String?
    /// The name that the file would like to have.
    open var preferredFilename: String?

    /// How files are read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// All is read at once. It always is.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Large files are mapped into memory where possible.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// How files are written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// What is there is replaced only when all has been written.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// The file names of the wrappers become those on disk.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    /// A file with the given contents.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
    }

    /// A folder; the keys are the names of what is in it.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// A link to another place.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
    }

    /// What lies at `url`.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url, options)
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    private static func read(_ url: URL, _ options: ReadingOptions) throws -> Content {
        let manager = FileManager.default
        if let target = try? manager.destinationOfSymbolicLink(atPath: url.path) {
            return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
        }
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        guard isFolder.boolValue else { return .file(try Data(contentsOf: url)) }
        let names = try manager.contentsOfDirectory(atPath: url.path)
        return .folder(
            try Dictionary(
                uniqueKeysWithValues: names.map {
                    ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options))
                }))
    }

    /// Whether this is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether this is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether this is a link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The contents of a file.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in a folder.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    /// Where a link leads.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Puts `child` into this folder, under its preferred name or one like it, and says which.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { return "" }
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        var name = wanted
        var number = 2
        while let other = children[name], other !== child {
            name = "\(number)__#$!@%!#__\(wanted)"
            number += 1
        }
        child.filename = name
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Puts a file into this folder.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes `child` out of this folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// The name that `child` has in this folder.
    open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    /// Whether what lies at `url` is the same.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return isSame(as: other)
    }

    private func isSame(as other: FileWrapper) -> Bool {
        switch (content, other.content) {
        case (.file(let a), .file(let b)): a == b
        case (.link(let a), .link(let b)): a.standardized == b.standardized
        case (.folder(let a), .folder(let b)):
            a.count == b.count && a.allSatisfy { name, child in b[name].map { child.isSame(as: $0) } ?? false }
        default: false
        }
    }

    /// Reads again what lies at `url`.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url, options)
    }

    /// Writes the file, or the folder with all that is in it. What `originalContentsURL` has is not needed.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let manager = FileManager.default
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let target): try manager.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let children):
            // The new folder takes the place of the old one only when it is complete.
            let place =
                options.contains(.atomic)
                ? url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : url
            try manager.createDirectory(at: place, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(to: place.appendingPathComponent(name), options: [], originalContentsURL: nil)
            }
            if place != url {
                if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
                try manager.moveItem(at: place, to: url)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
