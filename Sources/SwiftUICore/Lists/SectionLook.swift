/// How headers and footers of sections look.
package enum SectionLook: Sendable {
    /// As the views in them.
    case plain
    /// Headings over the cards of a list, and remarks under them.
    case list

    static func applyToHeader(_ values: inout EnvironmentValues) {
        guard values.sectionLook == .list else { return }
        values.isInListRow = false
        if values.font == nil { values.font = .headline }
    }

    static func applyToFooter(_ values: inout EnvironmentValues) {
        guard values.sectionLook == .list else { return }
        values.isInListRow = false
        if values.font == nil { values.font = .caption }
        values.setForeground(AnyShapeStyle(HierarchicalShapeStyle.secondary))
    }
}

private struct SectionLookKey: EnvironmentKey {
    static var defaultValue: SectionLook { .plain }
}

extension EnvironmentValues {
    package var sectionLook: SectionLook {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}
