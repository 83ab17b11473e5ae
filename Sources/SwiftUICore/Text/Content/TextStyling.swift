import Foundation

/// The looks that were set on a text; what is nil comes from around it.
package struct TextStyling: Equatable, Sendable {
    package var font: Font?
    package var weight: Font.Weight?
    package var isItalic: Bool?
    package var design: Font.Design?
    package var width: Font.Width?
    package var isMonospaced: Bool?
    package var hasTabularDigits: Bool?
    /// In points, added after each letter; ligatures are kept apart by `tracking` only.
    package var kerning: CGFloat?
    package var tracking: CGFloat?
    /// In points, upwards.
    package var baselineOffset: CGFloat?
    /// `.none` inside means that a line was turned off.
    package var underline: Text.LineStyle??
    package var strikethrough: Text.LineStyle??
    package var foreground: TextForeground?
    package var background: Color?

    package init() {}

    /// These looks where they are set, else `outer`'s.
    package func over(_ outer: TextStyling) -> TextStyling {
        var merged = outer
        func take<T>(_ keyPath: WritableKeyPath<TextStyling, T?>) {
            if let value = self[keyPath: keyPath] { merged[keyPath: keyPath] = value }
        }
        take(\.font)
        take(\.weight)
        take(\.isItalic)
        take(\.design)
        take(\.width)
        take(\.isMonospaced)
        take(\.hasTabularDigits)
        take(\.kerning)
        take(\.tracking)
        take(\.baselineOffset)
        take(\.underline)
        take(\.strikethrough)
        take(\.foreground)
        take(\.background)
        return merged
    }

    /// The font that these looks give where text is otherwise in the context's.
    package func resolvedFont(in context: TextResolutionContext) -> ResolvedFont {
        var resolved = (font ?? context.font).resolve(bodySize: context.bodySize, textSize: context.textSize)
        if let weight { resolved.weight = weight.number }
        if let isItalic { resolved.isItalic = isItalic }
        if let design, resolved.family == nil { resolved.design = design }
        if let width { resolved.width = width.value }
        if isMonospaced == true {
            resolved.design = .monospaced
            resolved.family = nil
        }
        if hasTabularDigits == true { resolved.hasTabularDigits = true }
        return resolved
    }
}
