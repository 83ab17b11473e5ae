import Foundation

/// A short name for a list of things, the same on each run; another one as soon as one of them changes.
struct Fingerprint {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { mix(byte) }
        mix(0)
    }

    /// Adds what tells a file's states apart without reading it.
    mutating func add(file url: URL) {
        add(url.path)
        var status = stat()
        guard stat(url.path, &status) == 0 else { return add("missing") }
        add("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
    }

    /// Adds a file, or a folder with everything in it.
    mutating func add(tree url: URL) { add(tree: url, parents: []) }

    private mutating func add(tree url: URL, parents: [String]) {
        add(file: url)
        guard Folder.isFolder(url.path), let parents = Folder.extended(parents, by: url) else { return }
        for entry in Folder.entries(of: url) { add(tree: entry.url, parents: parents) }
    }

    var text: String { String(state, radix: 36) }

    private mutating func mix(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    static func of(_ text: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(text)
        return fingerprint.text
    }
}
