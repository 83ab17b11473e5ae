import Foundation

/// What the content of a sheet or a popover says of the way it is presented.
struct PresentationOptions {
    var detents: Set<PresentationDetent> = []
    var selection: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var background: AnyView?
    var backgroundInteraction = PresentationBackgroundInteraction.automatic
    /// In a window that is narrow, or low.
    var horizontalAdaptation = PresentationAdaptation.automatic
    var verticalAdaptation = PresentationAdaptation.automatic
    /// nil: where the user must not close the sheet.
    var preventsAppTermination: Bool?

    /// SwiftUI: of several, true takes precedence over false.
    mutating func prevent(_ prevents: Bool?) {
        guard let prevents else { return }
        preventsAppTermination = prevents || preventsAppTermination == true
    }

    func adaptation(in environment: EnvironmentValues) -> PresentationAdaptation {
        if environment.horizontalSizeClass == .compact { return horizontalAdaptation }
        return environment.verticalSizeClass == .compact ? verticalAdaptation : .automatic
    }
}

enum PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }

    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        let next = nextValue()
        if !next.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
        if next.dragIndicator != .automatic { value.dragIndicator = next.dragIndicator }
        value.cornerRadius = next.cornerRadius ?? value.cornerRadius
        value.background = next.background ?? value.background
        value.prevent(next.preventsAppTermination)
    }
}

extension View {
    private func presentation(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
        transformPreference(PresentationOptionsKey.self, change)
    }

    /// The heights at which the sheet around rests; it opens at the lowest one.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation { ($0.detents, $0.selection) = (detents, nil) }
    }

    /// The heights at which the sheet around rests; the binding says at which one.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentation { ($0.detents, $0.selection) = (detents.union([selection.wrappedValue]), selection) }
    }

    /// Whether the sheet around has a handle, by which the user takes it from one height to the next. By default it has
    /// one where it rests at several heights.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation { $0.dragIndicator = visibility }
    }

    /// How round the corners of the sheet around are, in points; nil: as those of other windows.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentation { $0.cornerRadius = cornerRadius }
    }

    /// Fills the background of the sheet around.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentation { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Puts a view behind the content of the sheet around.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presentation {
            $0.background = AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
    }

    /// Whether the window under the sheet around can be used while the sheet is open.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentation { $0.backgroundInteraction = interaction }
    }

    /// Whether the user's wish to quit waits while the sheet around is open; its button with the shortcut
    /// `.cancelAction` is then activated instead, so that it can ask. By default it waits for sheets that are kept open
    /// by `interactiveDismissDisabled(_:)`. The end of the session and signals wait for nothing.
    public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
        presentation { $0.prevent(prevents) }
    }

    /// What the presentation around becomes in a window that is narrow or low when it opens.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentation { ($0.horizontalAdaptation, $0.verticalAdaptation) = (adaptation, adaptation) }
    }

    /// What the presentation around becomes in a window that is narrow, and in one that is low, when it opens.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentation {
            ($0.horizontalAdaptation, $0.verticalAdaptation) = (horizontalAdaptation, verticalAdaptation)
        }
    }
}
