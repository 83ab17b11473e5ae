/// A style that can be compared with another one, so that setting an equal one changes nothing.
package struct StoredStyle: Equatable, Sendable {
    package let style: AnyShapeStyle

    package init(_ style: AnyShapeStyle) {
        self.style = style
    }

    package static func == (lhs: StoredStyle, rhs: StoredStyle) -> Bool {
        func isEqual<E: Equatable>(_ a: E) -> Bool { rhs.style.style as? E == a }
        func isSame<S: ShapeStyle>(_ a: S) -> Bool {
            guard let b = rhs.style.style as? S, MainThread.isCurrent else { return false }
            return MainActor.assumeIsolated { ValueComparison<S>.shared.areEqual(a, b) }
        }
        if let equatable = lhs.style.style as? any Equatable { return isEqual(equatable) }
        return isSame(lhs.style.style)
    }
}

/// The levels of a foreground style, and what was the foreground where it was set.
package final class ForegroundLevels: Equatable, Sendable {
    /// One to three styles; a level beyond them is the last given one, fainter.
    let levels: [StoredStyle]

    /// What the styles themselves mean by the foreground.
    let outside: ForegroundLevels?

    /// `levels` must hold at least one style.
    package init(_ levels: [AnyShapeStyle], outside: ForegroundLevels?) {
        precondition(!levels.isEmpty)
        self.levels = levels.map(StoredStyle.init)
        self.outside = outside
    }

    package static func == (lhs: ForegroundLevels, rhs: ForegroundLevels) -> Bool {
        lhs === rhs || lhs.levels == rhs.levels && lhs.outside == rhs.outside
    }
}

private struct ForegroundLevelsKey: EnvironmentKey {
    static let defaultValue: ForegroundLevels? = nil
}

private struct TintStyleKey: EnvironmentKey {
    static let defaultValue: StoredStyle? = nil
}

private struct BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: StoredStyle? = nil
}

extension EnvironmentValues {
    package var foregroundLevels: ForegroundLevels? {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }

    /// What `tint(_:)` has set.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self]?.style }
        set { self[TintStyleKey.self] = newValue.map(StoredStyle.init) }
    }

    /// The style that `background` and `.background` mean; nil for the window's colour.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self]?.style }
        set { self[BackgroundStyleKey.self] = newValue.map(StoredStyle.init) }
    }

    /// Sets the foreground's levels. Styles that refer to the foreground mean the one that has held so far.
    package mutating func setForeground(_ levels: AnyShapeStyle...) {
        foregroundLevels = ForegroundLevels(levels, outside: foregroundLevels)
    }

    /// What to draw letters and symbols in the foreground with.
    package func letterPaint() -> ResolvedPaint {
        guard let current = foregroundLevels, let style = current.levels.first?.style else { return foregroundPaint() }
        var outside = self
        outside.foregroundLevels = current.outside
        return TextForeground(style: style).paint(in: outside)
    }

    /// What to draw a level of the foreground with; 0 is the foreground itself.
    package func foregroundPaint(level: Int = 0) -> ResolvedPaint {
        let opacities = themeColors.levelOpacities
        guard let current = foregroundLevels else {
            return .color(themeColors.windowForeground.opacity(opacities[level]))
        }
        var outside = self
        outside.foregroundLevels = current.outside
        let last = current.levels.count - 1
        let paint = current.levels[min(level, last)].style.paint(in: outside)
        return level <= last ? paint : paint.opacity(opacities[level] / opacities[last])
    }
}
