import Foundation

/// The room that a list's environment asks for, in points; nil: the list's own.
package struct ListRoom: Equatable {
    var rowSpacing: CGFloat?
    var sectionSpacing: CGFloat?
    var smallestRow: CGFloat?
    var smallestHeader: CGFloat?

    init() {}

    init(_ environment: EnvironmentValues) {
        rowSpacing = environment.listRowSpacing.map { max(0, $0) }
        sectionSpacing = environment.listSectionSpacing.points
        smallestRow = environment.smallestListRow
        smallestHeader = environment.defaultMinListHeaderHeight
    }
}
