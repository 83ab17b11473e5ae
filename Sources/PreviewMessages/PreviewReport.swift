import Foundation

/// One line of what a program says about its previews.
package enum PreviewReport: Codable, Sendable {
    /// There is this preview.
    case found(PreviewDescription)
    /// It is being drawn: if nothing follows, the program has crashed in it.
    case began(id: String)
    /// It has been drawn.
    case drew(PreviewPicture)
    /// It could not be drawn, or not as asked.
    case failed(id: String, message: String)
    /// All that was asked for is done.
    case finished
}

/// A preview of a program.
package struct PreviewDescription: Codable, Sendable, Equatable {
    /// Tells it from the program's others, also in its next build if the source before it stays.
    package var id: String
    /// What it is called.
    package var name: String
    /// `Module/File.swift`; nil for those of a provider, which doesn't know its place.
    package var file: String?
    package var line: Int?
    /// The type that declares it, with its module.
    package var type: String

    package init(id: String, name: String, file: String?, line: Int?, type: String) {
        self.id = id
        self.name = name
        self.file = file
        self.line = line
        self.type = type
    }
}

/// A picture that has been made of a preview.
package struct PreviewPicture: Codable, Sendable, Equatable {
    package var id: String
    /// The path of the PNG.
    package var path: String
    /// In points.
    package var width: Double
    package var height: Double

    package init(id: String, path: String, width: Double, height: Double) {
        self.id = id
        self.path = path
        self.width = width
        self.height = height
    }
}
