/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    package enum Kind: Sendable {
        case monochrome
        case hierarchical
    }

    package let kind: Kind

    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)

    /// What surrounds the symbol proper, such as a circle, fainter.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)

    /// Layers that have a colour of their own in that, the others in the foreground style. The icon font's symbols have
    /// no colours of their own.
    public static let multicolor = SymbolRenderingMode(kind: .monochrome)

    @available(*, unavailable, message: "The icon font's symbols have one layer; use .hierarchical.")
    public static var palette: SymbolRenderingMode { fatalError("unavailable") }
}
