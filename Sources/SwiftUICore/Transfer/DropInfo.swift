import Foundation
import FoundationPlus
import UniformTypeIdentifiers

/// What is over a view that takes drops, and where.
public struct DropInfo {
    /// Where the pointer is in the view, in points.
    public let location: CGPoint
    let contentTypes: [UTType]
    let providers: [NSItemProvider]

    /// Whether something of one of these types is there.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        self.contentTypes.contains { offered in contentTypes.contains { offered.conforms(to: $0) } }
    }

    /// What is there of these types. Only what was dropped can be loaded.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            provider.registeredContentTypes.contains { offered in contentTypes.contains { offered.conforms(to: $0) } }
        }
    }

    /// Whether something of one of these types is there.
    @available(*, deprecated, message: "Use hasItemsConforming(to:) with types.")
    public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map(UTType.named)) }

    /// What is there of these types.
    @available(*, deprecated, message: "Use itemProviders(for:) with types.")
    public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.map(UTType.named)) }
}

extension UTType {
    /// The type of that name; one that nobody knows is somebody's own.
    static func named(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }
}
