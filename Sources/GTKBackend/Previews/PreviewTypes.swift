import CPreviews
import SwiftUICore

/// The types of the program that declare previews.
@MainActor
enum PreviewTypes {
    /// Those that `#Preview` has made, by file and line.
    static func registries() -> [any PreviewRegistry.Type] {
        all(conformingTo: "PreviewRegistry").compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    /// The providers, by name.
    static func providers() -> [any PreviewProvider.Type] {
        all(conformingTo: "PreviewProvider").compactMap { $0 as? any PreviewProvider.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }

    private final class Found {
        var types: [Any.Type] = []
    }

    private static func all(conformingTo name: String) -> [Any.Type] {
        let found = Found()
        segler_for_each_conformance(
            "SwiftUICore", name,
            { metadata, context in
                guard let metadata, let context else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
                    .types.append(unsafeBitCast(metadata, to: Any.Type.self))
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.types
    }
}
