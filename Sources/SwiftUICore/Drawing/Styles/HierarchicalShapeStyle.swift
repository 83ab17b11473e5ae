/// A level of the foreground style around it, from the most to the least prominent.
@frozen public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    let level: Int

    init(level: Int) {
        self.level = level
    }

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)

    /// The second level of the foreground style.
    public static let secondary = HierarchicalShapeStyle(level: 1)

    /// The third level of the foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 2)

    /// The fourth level of the foreground style.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    /// The fifth level of the foreground style.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(environment.foregroundPaint(level: level))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }

    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }

    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }

    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }

    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
