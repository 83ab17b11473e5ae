import Foundation

/// Where named colours come from.
package struct ColorAssets: Sendable {
    private let lookUp: @Sendable (_ name: String, _ bundlePath: String?, AssetTraits) -> Color?

    package init(lookUp: @escaping @Sendable (_ name: String, _ bundlePath: String?, AssetTraits) -> Color?) {
        self.lookUp = lookUp
    }

    /// The named colour; one that nobody has is a grey that can be seen, and said once on the standard error.
    func color(named name: String, bundlePath: String?, in environment: EnvironmentValues) -> Color.Provider {
        // A colour depends on light and dark and on contrast; other traits would only make its readers run in vain.
        let traits = AssetTraits(scheme: environment.colorScheme, contrast: environment.colorSchemeContrast)
        if let color = lookUp(name, bundlePath, traits) { return color.provider }
        // A catalogue's AccentColor without a colour stands for the desktop's own.
        if name == "AccentColor" { return .system(.accent) }
        let place = bundlePath.map { " of \($0)" } ?? ""
        AssetLibrary.report("No color named \"\(name)\" in the assets\(place); a grey is shown.")
        return .system(.gray)
    }
}

private struct ColorAssetsKey: EnvironmentKey {
    static let defaultValue = ColorAssets { name, bundlePath, traits in
        AssetLibrary.index(bundlePath).color(name, traits: traits)
    }
}

extension EnvironmentValues {
    /// The named colours: those of the asset catalogues.
    package var colorAssets: ColorAssets {
        get { self[ColorAssetsKey.self] }
        set { self[ColorAssetsKey.self] = newValue }
    }
}
