extension Theme {
    /// The theme in the accent colour of the program's asset catalogue, where it has one.
    package func withAccentColor() -> Theme {
        var theme = self
        func apply(_ colors: WritableKeyPath<Theme, ThemeColors>, _ traits: AssetTraits) {
            guard let color = AssetLibrary.accentColor(traits) else { return }
            var environment = EnvironmentValues()
            environment.theme = self
            environment.colorScheme = traits.scheme
            environment._colorSchemeContrast = traits.contrast
            let accent = color.resolve(in: environment)
            theme[keyPath: colors].accent = accent
            theme[keyPath: colors].accentText = accent
            theme[keyPath: colors].accentForeground = accent.readableForeground
        }
        apply(\.light, AssetTraits(scheme: .light))
        apply(\.dark, AssetTraits(scheme: .dark))
        apply(\.lightHighContrast, AssetTraits(scheme: .light, contrast: .increased))
        apply(\.darkHighContrast, AssetTraits(scheme: .dark, contrast: .increased))
        return theme
    }
}
