import Foundation
import SwiftUICore

/// Data of an asset catalogue.
public final class NSDataAsset: NSObject, Sendable {
    /// The name in the catalogue.
    public let name: String
    /// The data.
    public let data: Data

    /// The data of that name in the assets of `bundle`; nil where there is none.
    public init?(name: String, bundle: Bundle) {
        let path = bundle == .main ? nil : bundle.bundlePath
        guard let url = AssetLibrary.index(path).data(name), let data = try? Data(contentsOf: url) else { return nil }
        self.name = name
        self.data = data
    }

    /// The data of that name in the app's assets; nil where there is none.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }
}
