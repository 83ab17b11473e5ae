import Foundation
import Synchronization

/// Where named colours come from.
package struct ColorAssets: Sendable {
    private let lookUp: @Sendable (_ name: String, _ bundlePath: String?, ColorScheme) -> Color.Resolved?

    package init(
        lookUp: @escaping @Sendable (_ name: String, _ bundlePath: String?, ColorScheme) -> Color.Resolved?
    ) {
        self.lookUp = lookUp
    }

    /// The named colour; one that nobody has is clear, and said once on the standard error.
    func color(named name: String, bundlePath: String?, in scheme: ColorScheme) -> Color.Resolved {
        if let color = lookUp(name, bundlePath, scheme) { return color }
        let isNew = Self.missing.withLock { $0.insert(name).inserted }
        if isNew {
            let place = bundlePath.map { " of \($0)" } ?? ""
            FileHandle.standardError.write(Data("No color named \"\(name)\" in the assets\(place).\n".utf8))
        }
        return .clear
    }

    private static let missing = Mutex<Set<String>>([])
}

private struct ColorAssetsKey: EnvironmentKey {
    static let defaultValue = ColorAssets { _, _, _ in nil }
}

extension EnvironmentValues {
    /// The app's named colours, set when it starts.
    package var colorAssets: ColorAssets {
        get { self[ColorAssetsKey.self] }
        set { self[ColorAssetsKey.self] = newValue }
    }
}
