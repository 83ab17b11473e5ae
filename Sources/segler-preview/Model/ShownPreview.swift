import SwiftUI

/// A preview as the window shows it: the last picture that could be drawn, and what went wrong since.
struct ShownPreview: Identifiable, Equatable {
    let id: String
    var name: String
    /// `Card.swift:20`
    var place: String?
    var picture: Picture?
    /// Why there is no newer picture.
    var problem: String?

    struct Picture: Equatable {
        /// The folder that the picture lies in.
        var folder: String
        var file: String
        /// In points.
        var size: CGSize

        func image(of name: String) -> Image { Image(file, bundle: Bundle(path: folder), label: Text(verbatim: name)) }
    }
}
