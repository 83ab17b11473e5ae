import CoreTransferable
import Foundation
import FoundationPlus

extension View {
    /// Lets this view be dragged to other places and programs; they get `payload`.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier<Never>(content: { DraggedValue.item(payload()) }, preview: nil))
    }

    /// Lets this view be dragged to other places and programs; they get `payload`. Under the pointer is `preview`.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(DragModifier(content: { DraggedValue.item(payload()) }, preview: preview))
    }

    /// Lets this view be dragged to other places and programs; they get what `data` offers.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier<Never>(content: { ([data()], []) }, preview: nil))
    }

    /// Lets this view be dragged to other places and programs; they get what `data` offers. Under the pointer is
    /// `preview`.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(DragModifier(content: { ([data()], []) }, preview: preview))
    }
}

enum DraggedValue {
    @MainActor
    static func item<T: Transferable>(_ value: T) -> (providers: [NSItemProvider], values: [Any]) {
        let provider = NSItemProvider()
        // The value is made once, and only its forms are asked for elsewhere.
        nonisolated(unsafe) let value = value
        provider.register(value)
        return ([provider], [value])
    }
}
