/// How the colours of a view mix with those behind it.
public enum BlendMode: Hashable, Sendable {
    /// Covers what is behind.
    case normal
    /// Multiplies both colours: the result is darker.
    case multiply
    /// Multiplies the opposites of both colours: the result is lighter.
    case screen
    /// Multiplies where what is behind is dark, screens where it is light.
    case overlay
    /// Takes the darker one of each component.
    case darken
    /// Takes the lighter one of each component.
    case lighten
    /// Lightens what is behind by the colour.
    case colorDodge
    /// Darkens what is behind by the colour.
    case colorBurn
    /// Lightens or darkens what is behind a little, as a diffuse light does.
    case softLight
    /// Multiplies where the colour is dark, screens where it is light.
    case hardLight
    /// The distance of both colours.
    case difference
    /// The distance of both colours, with less contrast.
    case exclusion
    /// The hue of the view, the saturation and lightness of what is behind.
    case hue
    /// The saturation of the view, the hue and lightness of what is behind.
    case saturation
    /// The hue and saturation of the view, the lightness of what is behind.
    case color
    /// The lightness of the view, the hue and saturation of what is behind.
    case luminosity
    /// Shows only where something is behind.
    case sourceAtop
    /// Lies behind what is there already.
    case destinationOver
    /// Cuts a hole into what is behind.
    case destinationOut
    /// The sum of both colours less white.
    case plusDarker
    /// The sum of both colours.
    case plusLighter
}
