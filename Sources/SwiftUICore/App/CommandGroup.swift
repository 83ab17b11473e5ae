/// Commands at a place that programs have in common: a section of the program's menu.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    private let place: CommandGroupPlacement
    private let position: _CommandItems.Position
    private let content: Content

    /// Before the platform's own commands of that place.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group
        position = .before
        content = addition()
    }

    /// After the platform's own commands of that place.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group
        position = .after
        content = addition()
    }

    /// Instead of the platform's own commands of that place.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group
        position = .replacing
        content = addition()
    }

    public static func _collect(_ group: Self, _ items: inout _CommandItems) {
        items.groups.append(.init(place: group.place, position: group.position, content: AnyView(group.content)))
    }
}
