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

    @available(*, unavailable, message: "The icon font's symbols have no colours of their own; use .hierarchical.")
    public static var multicolor: SymbolRenderingMode { fatalError("unavailable") }

    @available(*, unavailable, message: "The icon font's symbols have one layer; use .hierarchical.")
    public static var palette: SymbolRenderingMode { fatalError("unavailable") }
}
