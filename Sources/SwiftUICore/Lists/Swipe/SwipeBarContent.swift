/// Swipe actions as buttons beside a row.
struct SwipeBarContent<Actions: View>: View {
    let edge: HorizontalEdge
    let actions: Actions
    let close: @MainActor () -> Void

    var body: some View {
        actions
            .buttonStyle(SwipeButtonStyle(edge: edge, close: close))
            .labelStyle(.iconOnly)
            // The list's tint is for controls: an action has a colour of its own or none.
            .transformEnvironment(\.self) {
                $0.tintStyle = nil
                $0.isInListRow = false
            }
    }
}

private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let edge: HorizontalEdge
    let close: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeButton(edge: edge, close: close, configuration: configuration)
    }
}

private struct SwipeButton: View {
    let edge: HorizontalEdge
    let close: @MainActor () -> Void
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.tintStyle) private var tint

    var body: some View {
        Button {
            close()
            configuration.trigger()
        } label: {
            configuration.label
                .lineLimit(1)
                .foregroundStyle(.white)
                .padding(.horizontal, 12)
                .frame(minWidth: 74, maxHeight: .infinity)
                .frame(maxWidth: .infinity, alignment: edge == .trailing ? .leading : .trailing)
                .background(fill)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }

    private var fill: AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return tint ?? AnyShapeStyle(Color.gray)
    }
}

/// Deletes the row of a ForEach with `onDelete`: what a swipe offers where the row has no actions of its own.
@MainActor
final class DeleteSwipe: SwipeSource {
    private unowned let parent: ViewNode
    private var bar: ItemHostNode<SwipeBarContent<Button<Label<Text, Image>>>>?
    var delete: @MainActor () -> Void = {}

    init(parent: ViewNode) {
        self.parent = parent
    }

    var edge: HorizontalEdge { .trailing }
    var allowsFullSwipe: Bool { true }
    var node: ViewNode? { bar }

    var items: [MenuItemModel] {
        var item = MenuItemModel(id: ObjectIdentifier(self), kind: .action, title: ListWords.delete)
        item.role = .destructive
        item.action = ActionHolder { [weak self] in self?.delete() }
        return [item]
    }

    func openBar(close: @escaping @MainActor () -> Void, changed: @escaping ([RenderNode]) -> Void) {
        let bar = ItemHostNode<SwipeBarContent<Button<Label<Text, Image>>>>(parent: parent)
        bar.itemsChanged = changed
        self.bar = bar
        let button = Button(role: .destructive) { [weak self] in
            self?.delete()
        } label: {
            Label(ListWords.delete, systemImage: "trash")
        }
        DependencyTracker.untracked {
            bar.setContent(SwipeBarContent(edge: .trailing, actions: button, close: close))
        }
    }

    func closeBar() {
        bar?.unmount()
        bar = nil
    }
}
