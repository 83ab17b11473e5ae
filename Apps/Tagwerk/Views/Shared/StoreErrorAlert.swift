import SwiftUI
import TagwerkModel

extension View {
    /// Tells why the last change was not saved.
    ///
    /// - Parameter isActive: false while a sheet over this view does it.
    func alert(for store: HabitStore, isActive: Bool = true) -> some View {
        modifier(StoreErrorAlert(store: store, isActive: isActive))
    }
}

private struct StoreErrorAlert: ViewModifier {
    let store: HabitStore
    let isActive: Bool

    func body(content: Content) -> some View {
        let isPresented = Binding {
            isActive && store.lastError != nil
        } set: {
            if !$0 { store.clearError() }
        }
        content.alert(
            store.lastError.map { Text(LocalizedStringKey($0.title)) } ?? Text(verbatim: ""),
            isPresented: isPresented, presenting: store.lastError
        ) { _ in
            Button("OK") {}
        } message: {
            Text(LocalizedStringKey($0.explanation))
        }
    }
}
