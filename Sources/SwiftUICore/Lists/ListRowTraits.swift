import Foundation

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As usual in its place, always shown, or never.
    case automatic, visible, hidden
}

package enum ListRowInsetsTrait: LayoutValueKey {
    package static var defaultValue: EdgeInsets? { nil }
}

package enum ListRowSeparatorTrait: LayoutValueKey {
    package static var defaultValue: Visibility { .automatic }
}

/// What a list may do with the rows of a ForEach.
package struct RowEditing {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?
    /// Elements for which the ForEach offers no deletion or no move, as the program says.
    package var isDeleteDisabled = false
    package var isMoveDisabled = false
}

package enum RowEditingTrait: LayoutValueKey {
    package static var defaultValue: RowEditing { RowEditing() }
}

extension View {
    /// The room around a row's content, in points; nil: the list's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier<ListRowInsetsTrait>(insets))
    }

    /// Whether a line separates the row from its neighbours.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier<ListRowSeparatorTrait>(visibility))
    }

    /// Takes the row out of what can be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowEditingModifier { $0.isDeleteDisabled = isDisabled })
    }

    /// Takes the row out of what can be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowEditingModifier { $0.isMoveDisabled = isDisabled })
    }
}

extension DynamicViewContent {
    /// Lets the user delete rows: by swiping, with the Delete key or in the row's menu.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditingModifier { $0.delete = action })
    }

    /// Lets the user move rows: by dragging, with Alt and the arrow keys or in the row's menu.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditingModifier { $0.move = action })
    }
}

/// Changes what may be done with each row of its content.
struct RowEditingModifier: ItemModifier {
    typealias Body = Never

    let change: (inout RowEditing) -> Void

    func makeWrapper(for node: ViewNode) -> RowEditingRenderNode { RowEditingRenderNode(graph: node.graph) }

    func update(_ wrapper: RowEditingRenderNode, for node: ViewNode) { wrapper.change = change }
}

final class RowEditingRenderNode: WrapperRenderNode {
    var change: (inout RowEditing) -> Void = { _ in }

    override func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard K.self == RowEditingTrait.self else { return super.trait(key) }
        var editing = super.trait(RowEditingTrait.self)
        change(&editing)
        return editing as? K.Value ?? K.defaultValue
    }
}

extension MutableCollection {
    /// Moves the elements at `source` so that they stand before the element that is at `destination` now.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moving = source.compactMap { elements.indices.contains($0) ? elements[$0] : nil }
        let before = elements.indices.filter { $0 < destination && !source.contains($0) }.map { elements[$0] }
        let after = elements.indices.filter { $0 >= destination && !source.contains($0) }.map { elements[$0] }
        for (index, element) in zip(indices, before + moving + after) { self[index] = element }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at `offsets`.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}
