/// A container that can bring a row into sight although the row's view does not exist yet: a lazy stack, a list.
@MainActor
package protocol ScrollTargetNode: ViewNode {
    /// Scrolls to the row with an identity. False where there is none.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) -> Bool
}
