import Foundation

/// A program as the tool sees it: what to compile, with what settings, and what goes along with it.
struct AppProject: Hashable, Sendable {
    /// The program's name: of its target, or of its folder.
    var name: String
    /// Where it lives: the folder of the project.
    var folder: URL
    /// The modules that the program is made of, what others need first; the last is the program itself.
    var modules: [SourceModule]
    /// What lies beside the program at run time.
    var resources: [ResourceFile] = []
    var info = ProgramInfo()
    /// What the project asks for and cannot have here; told to the user.
    var warnings: [String] = []
    /// A Swift package; it is built by SwiftPM, which alone understands its manifest.
    var package: URL?
    /// Which of the package's programs; nil for the only one.
    var product: String?
    /// The package that `package` was made for, to have a program that shows its previews.
    var wrapped: URL?

    var module: SourceModule? { modules.last }
}

/// One Swift module of a program.
struct SourceModule: Hashable, Sendable {
    var name: String
    var sources: [URL]
    var settings = CompilerSettings()
}

/// What a project says about how its source is to be read.
struct CompilerSettings: Hashable, Sendable {
    /// As `-swift-version` takes it.
    var languageVersion = "5"
    /// The actor that declarations belong to by default.
    var defaultIsolation: String?
    var upcomingFeatures: [String] = []
    var experimentalFeatures: [String] = []
    /// Names for `#if`, besides DEBUG.
    var conditions: [String] = []
    /// Whether colours and images of the catalogues get names on `Color` and `Image` too, not only as resources.
    var hasAssetExtensions = true
}

/// A file or a folder that a program finds in its bundle.
struct ResourceFile: Hashable, Sendable {
    let source: URL
    /// Where in the bundle, such as `data.json` or `de.lproj/Localizable.strings`.
    let path: String
}

/// What a program says about itself.
struct ProgramInfo: Hashable, Sendable {
    var identifier: String?
    var displayName: String?
    var version: String?
    var build: String?
    var accentColor: String?
    /// The project's own Info.plist.
    var file: URL?
}
