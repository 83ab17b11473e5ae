/// How headers and footers of sections look.
package enum SectionLook: Sendable {
    /// As the views in them.
    case plain
    /// Headings over the cards of a list, and remarks under them.
    case list

    static func applyToHeader(_ values: inout EnvironmentValues) {
        guard values.sectionLook == .list else { return }
        values.isInListRow = false
        if values.headerProminence == .increased {
            values.font = .title2.bold()
        } else if values.font == nil {
            values.font = .headline
        }
    }

    /// What changes in headers when the keys change around them: the prominence of headers is their font.
    static func keys(changedBy keys: Set<ObjectIdentifier>) -> Set<ObjectIdentifier> {
        keys.contains(ObjectIdentifier(HeaderProminenceKey.self)) ? keys.union([ObjectIdentifier(FontKey.self)]) : keys
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
