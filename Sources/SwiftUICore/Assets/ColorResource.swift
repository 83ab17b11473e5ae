import Foundation

/// A colour of an asset catalogue.
///
/// `@unchecked Sendable`: a bundle only names a place and is not changed.
public struct ColorResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    /// The colour of that name in the assets of `bundle`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    /// The colour itself.
    package var color: Color { Color(name, bundle: bundle == .main ? nil : bundle) }
}

extension Color {
    /// The colour of a catalogue.
    public init(_ resource: ColorResource) {
        self = resource.color
    }
}
