/// How the dots under the pages of a tab view look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    var _hasBackground: Bool { get }
}

/// Dots, with a background or without.
public struct PageIndexViewStyle: IndexViewStyle {
    private let backgroundDisplayMode: BackgroundDisplayMode

    /// Dots that have a background when the mode says so.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    public var _hasBackground: Bool { backgroundDisplayMode == .always }

    /// When the dots have a background.
    public struct BackgroundDisplayMode: Equatable, Sendable {
        private enum Kind: Sendable {
            case automatic, always, interactive, never
        }

        private let kind: Kind

        /// Here never: the dots follow the colour of texts, which stands out.
        public static let automatic = BackgroundDisplayMode(kind: .automatic)
        /// The dots always have a background.
        public static let always = BackgroundDisplayMode(kind: .always)
        /// Where the dots alone are dragged over: here they are clicked, and have none.
        public static let interactive = BackgroundDisplayMode(kind: .interactive)
        /// The dots never have a background.
        public static let never = BackgroundDisplayMode(kind: .never)
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots, with a background or without.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    package var indexHasBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// How the dots under the pages of tab views in this view look.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexHasBackground, style._hasBackground)
    }
}
