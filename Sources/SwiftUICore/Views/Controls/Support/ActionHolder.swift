/// A control's action, replaced when the control's value changes, while what calls it stays.
@MainActor
package final class ActionHolder {
    package var action: @MainActor () -> Void

    package init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    package func callAsFunction() { action() }
}
