import Foundation

/// The measures of lists, in points: those of Adwaita's boxed lists and of its navigation sidebar.
enum ListMetrics {
    /// A boxed list grows no wider, as AdwClamp keeps lines short enough to read.
    static let widestCard: CGFloat = 640
    static let sideMargin: CGFloat = 12
    static let outerMargin: CGFloat = 18
    static let sectionGap: CGFloat = 18
    static let compactSectionGap: CGFloat = 9
    static let headerGap: CGFloat = 8

    static func smallestRow(_ kind: _ListLook.Kind) -> CGFloat { kind == .sidebar ? 36 : 50 }

    static func insets(_ kind: _ListLook.Kind) -> EdgeInsets {
        switch kind {
        case .boxed: EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        case .plain: EdgeInsets(top: 8, leading: 18, bottom: 8, trailing: 18)
        case .sidebar: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
        }
    }
}
