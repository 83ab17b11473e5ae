/// When scroll bars are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Role: Equatable, Sendable {
        case automatic, visible, hidden, never
    }

    private let role: Role

    /// As the platform does it: while the user scrolls or points at them.
    public static let automatic = ScrollIndicatorVisibility(role: .automatic)
    /// Always, where the content is longer than the view.
    public static let visible = ScrollIndicatorVisibility(role: .visible)
    /// Not shown, unless a pointing device needs them. Here a wheel or touchpad scrolls without: they are hidden.
    public static let hidden = ScrollIndicatorVisibility(role: .hidden)
    /// Never shown.
    public static let never = ScrollIndicatorVisibility(role: .never)

    var indicator: ScrollConfiguration.Indicator {
        switch role {
        case .automatic: .automatic
        case .visible: .always
        case .hidden, .never: .never
        }
    }
}

private struct HorizontalScrollIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct VerticalScrollIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether the horizontal scroll bar is shown.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalScrollIndicatorKey.self] }
        set { self[HorizontalScrollIndicatorKey.self] = newValue }
    }

    /// Whether the vertical scroll bar is shown.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalScrollIndicatorKey.self] }
        set { self[VerticalScrollIndicatorKey.self] = newValue }
    }

    /// False where `scrollDisabled(_:)` keeps the user from scrolling.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

private struct ScrollIndicatorsModifier: ViewModifier {
    let visibility: ScrollIndicatorVisibility
    let axes: Axis.Set

    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { values in
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
        }
    }
}

extension View {
    /// Says when the scroll bars of the scroll views in this view are shown.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
    }

    /// Keeps the user from scrolling the scroll views in this view; programs still can.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }
}
