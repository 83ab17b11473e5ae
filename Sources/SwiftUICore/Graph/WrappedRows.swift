/// Rows of a lazy container with something around each.
@MainActor
package final class WrappedRows: LazyRows {
    private let base: any LazyRows
    private let wrap: ([RenderNode]) -> [RenderNode]
    private let released: () -> Void

    /// `released` runs after rows have gone, so that what stood around them can go too.
    package init(
        _ base: any LazyRows, wrap: @escaping ([RenderNode]) -> [RenderNode], released: @escaping () -> Void
    ) {
        self.base = base
        self.wrap = wrap
        self.released = released
    }

    package var count: Int { base.count }
    package func rowID(at index: Int) -> AnyHashable { base.rowID(at: index) }
    package func index(of id: AnyHashable) -> Int? { base.index(of: id) }
    package func items(at index: Int) -> [RenderNode] { wrap(base.items(at: index)) }

    package func keepOnly(_ kept: Set<Int>) {
        base.keepOnly(kept)
        released()
    }
}
