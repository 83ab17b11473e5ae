import Foundation

/// What decides which variant of an asset is shown.
package struct AssetTraits: Hashable, Sendable {
    package var scheme: ColorScheme
    package var contrast: ColorSchemeContrast
    package var direction: LayoutDirection
    /// Dots per point.
    package var scale: CGFloat

    package init(
        scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
        direction: LayoutDirection = .leftToRight, scale: CGFloat = 1
    ) {
        self.scheme = scheme
        self.contrast = contrast
        self.direction = direction
        self.scale = scale
    }

    package init(_ environment: EnvironmentValues) {
        self.init(
            scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
            direction: environment.layoutDirection, scale: environment.displayScale)
    }
}
