import Foundation

/// The tabs of a tab view as pages one beside the other.
struct PagedTabs<Content: View>: View {
    let content: Content
    let selected: AnyHashable?
    let index: PageTabViewStyle.IndexDisplayMode
    let select: @MainActor (AnyHashable) -> Void
    @State private var pager = Pager()
    @State private var pull: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        PagedTabArea(content: content, selected: selected, pull: pull, index: index, pager: pager, select: select)
            .clipped()
            .contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 12).onChanged { follow($0) }.onEnded { settle($0) })
    }

    private func along(_ size: CGSize) -> CGFloat { direction == .rightToLeft ? -size.width : size.width }

    private func follow(_ drag: DragGesture.Value) {
        let isSideways = abs(drag.translation.width) > abs(drag.translation.height)
        guard isSideways || pull != 0 else { return }
        let distance = along(drag.translation)
        // Beyond the first and the last page the pull grows heavy.
        pull = pager.canStep(by: distance < 0 ? 1 : -1) ? distance : distance / 3
    }

    private func settle(_ drag: DragGesture.Value) {
        guard pull != 0 else { return }
        let end = along(drag.predictedEndTranslation)
        let step = end < -pager.width / 2 ? 1 : end > pager.width / 2 ? -1 : 0
        withAnimation(.spring(response: 0.35, dampingFraction: 0.9)) {
            pull = 0
            if step != 0 { pager.step(by: step) }
        }
    }
}

/// What the pages' node tells those who turn them.
@MainActor
final class Pager {
    var width: CGFloat = 0
    var values: [AnyHashable] = []
    var current = 0
    var select: @MainActor (AnyHashable) -> Void = { _ in }

    nonisolated init() {}

    func canStep(by step: Int) -> Bool { values.indices.contains(current + step) }

    func step(by step: Int) {
        if canStep(by: step) { select(values[current + step]) }
    }
}

struct PagedTabArea<Content: View>: View {
    typealias Body = Never

    let content: Content
    let selected: AnyHashable?
    let pull: CGFloat
    let index: PageTabViewStyle.IndexDisplayMode
    let pager: Pager
    let select: @MainActor (AnyHashable) -> Void

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(PagedTabNode(view, context))
    }
}

final class PagedTabNode<Content: View>: ContainerNode<PagedTabArea<Content>, Content> {
    private let area: PagedTabRenderNode
    private var items: [RenderNode] = []
    private var dots: ItemHostNode<PageDots>?

    override init(_ view: PagedTabArea<Content>, _ context: _NodeContext) {
        area = PagedTabRenderNode(graph: context.parent.graph)
        super.init(view, context)
        area.pager = view.pager
        setContent(view.content)
    }

    override var renderNode: RenderNode { area }

    override func viewDidChange() {
        setContent(view.content)
        show()
    }

    override func setItems(_ new: [RenderNode]) {
        items = new
        show()
    }

    private func show() {
        let pager = view.pager
        pager.values = items.enumerated().map { $1.trait(TagTrait.self) ?? AnyHashable($0) }
        pager.current = view.selected.flatMap { pager.values.firstIndex(of: $0) } ?? 0
        pager.select = { [weak self] in self?.view.select($0) }
        area.show(items, current: pager.current, pull: view.pull)
        guard view.index.showsIndex(of: items.count) else {
            dots?.unmount()
            dots = nil
            return area.setDots([])
        }
        let host = dots ?? ItemHostNode<PageDots>(parent: self)
        if dots == nil {
            dots = host
            host.itemsChanged = { [weak area] in area?.setDots($0) }
        }
        DependencyTracker.untracked {
            host.setContent(
                PageDots(count: items.count, current: pager.current) { index in
                    withAnimation(.spring(response: 0.4, dampingFraction: 0.9)) {
                        pager.step(by: index - pager.current)
                    }
                })
        }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        super.forEachChild(visit)
        if let dots { visit(dots) }
    }
}

/// Pages in a row, of which the current one is where the view is, and the dots over them.
package final class PagedTabRenderNode: RenderNode {
    weak var pager: Pager?
    private var pages: [RenderNode] = []
    private var dots: [RenderNode] = []
    private var current = 0
    private var pull: CGFloat = 0

    func show(_ new: [RenderNode], current newCurrent: Int, pull newPull: CGFloat) {
        pages = new
        setChildren(pages + dots)
        guard newCurrent != current || newPull != pull else { return }
        (current, pull) = (newCurrent, newPull)
        setNeedsLayout()
    }

    func setDots(_ new: [RenderNode]) {
        dots = new
        setChildren(pages + dots)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = pages.map { $0.sizeThatFits(proposal) }
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
    }

    package override func layoutChildren() {
        pager?.width = size.width
        let proposal = ProposedViewSize(size)
        for (index, page) in pages.enumerated() {
            let own = page.sizeThatFits(proposal)
            let start = CGFloat(index - current) * size.width + pull
            page.place(
                at: CGPoint(x: start + (size.width - own.width) / 2, y: (size.height - own.height) / 2),
                proposal: proposal)
        }
        for dot in dots {
            let own = dot.sizeThatFits(.unspecified)
            dot.place(
                at: CGPoint(x: (size.width - own.width) / 2, y: size.height - own.height - 8), proposal: .unspecified)
        }
    }
}

/// A dot for each page.
struct PageDots: View {
    let count: Int
    let current: Int
    let choose: @MainActor (Int) -> Void
    @Environment(\.indexHasBackground) private var hasBackground

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                Button {
                    choose(index)
                } label: {
                    Circle().fill(Color.primary.opacity(index == current ? 0.85 : 0.3)).frame(width: 8, height: 8)
                        .padding(EdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 4))
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: TabWords.page(index + 1, of: count)))
                .accessibilityAddTraits(index == current ? .isSelected : [])
            }
        }
        .padding(.horizontal, 8)
        .background(Color.primary.opacity(hasBackground ? 0.12 : 0), in: Capsule())
    }
}

/// Words of tab views themselves, in the user's language.
enum TabWords {
    static func page(_ number: Int, of count: Int) -> String {
        UserLocale.choose("Page \(number) of \(count)", "Seite \(number) von \(count)")
    }
}
