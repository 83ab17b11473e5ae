import Foundation

/// A picture of an asset catalogue.
///
/// `@unchecked Sendable`: a bundle only names a place and is not changed.
public struct ImageResource: Hashable, @unchecked Sendable {
    package let name: String
    package let bundle: Bundle

    /// The picture of that name in the assets of `bundle`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    package var bundleUnlessMain: Bundle? { bundle == .main ? nil : bundle }
}

extension Image {
    /// The picture of a catalogue.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundleUnlessMain)
    }
}
