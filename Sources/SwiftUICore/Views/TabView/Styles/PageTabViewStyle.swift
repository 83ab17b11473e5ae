/// Pages one beside the other: pulled from one to the next by a finger or the pointer, or chosen by their dots.
public struct PageTabViewStyle: TabViewStyle {
    private let indexDisplayMode: IndexDisplayMode

    /// Pages whose dots are shown when the mode says so.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public var _look: _TabViewLook { _TabViewLook(kind: .pages(indexDisplayMode)) }

    /// When the dots are shown.
    public struct IndexDisplayMode: Equatable, Sendable {
        private enum Kind: Sendable {
            case automatic, always, never
        }

        private let kind: Kind

        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// The dots are always shown, even for a single page.
        public static let always = IndexDisplayMode(kind: .always)
        /// The dots are never shown.
        public static let never = IndexDisplayMode(kind: .never)

        func showsIndex(of count: Int) -> Bool {
            switch kind {
            case .automatic: count > 1
            case .always: true
            case .never: false
            }
        }
    }
}
