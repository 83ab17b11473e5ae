/// How the bars of a page are filled.
struct ToolbarFill {
    var style: AnyShapeStyle?
    var visibility = Visibility.automatic
    var colorScheme: ColorScheme?
}

struct ToolbarFillKey: PreferenceKey {
    static var defaultValue: [ToolbarPlacement.Bar: ToolbarFill] { [:] }

    static func reduce(
        value: inout [ToolbarPlacement.Bar: ToolbarFill], nextValue: () -> [ToolbarPlacement.Bar: ToolbarFill]
    ) {
        for (bar, next) in nextValue() {
            var fill = value[bar] ?? ToolbarFill()
            fill.style = next.style ?? fill.style
            if next.visibility != .automatic { fill.visibility = next.visibility }
            fill.colorScheme = next.colorScheme ?? fill.colorScheme
            value[bar] = fill
        }
    }
}

extension View {
    private func fill(_ bars: [ToolbarPlacement], _ change: @escaping (inout ToolbarFill) -> Void) -> some View {
        let bars = bars.isEmpty ? [.automatic] : bars
        return transformPreference(ToolbarFillKey.self) { fills in
            for bar in bars { change(&fills[bar.bar, default: ToolbarFill()]) }
        }
    }

    /// Fills bars of the page, by default the one at the top. Gradients are shown by their first colour.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        fill(bars) { $0.style = AnyShapeStyle(style) }
    }

    /// Shows or hides what fills bars of the page, by default the one at the top.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        fill(bars) { $0.visibility = visibility }
    }

    /// Shows or hides what fills bars of the page, by default the one at the top.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        fill(bars) { $0.visibility = visibility }
    }

    /// Whether what stands in bars of the page, by default the one at the top, is dark or light: in the dark scheme it
    /// is light. nil: as in the rest of the window.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        fill(bars) { $0.colorScheme = colorScheme }
    }
}
