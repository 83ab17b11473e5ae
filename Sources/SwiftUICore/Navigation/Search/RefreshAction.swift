/// Loads anew what a view shows.
public struct RefreshAction: Sendable {
    let holder: RefreshHolder

    /// Runs the action and waits until it has ended.
    public func callAsFunction() async { await holder.run() }
}

/// Holds what `refreshable` has been given last, so that a new closure is no new value of the environment.
@MainActor
package final class RefreshHolder: Sendable {
    var action: @Sendable () async -> Void = {}

    nonisolated init() {}

    func run() async { await action() }
}

private struct RefreshHolderKey: EnvironmentKey {
    static var defaultValue: RefreshHolder? { nil }
}

extension EnvironmentValues {
    /// What `refreshable(action:)` of a view around does.
    public var refresh: RefreshAction? { refreshHandler.map { RefreshAction(holder: $0) } }

    package var refreshHandler: RefreshHolder? {
        get { self[RefreshHolderKey.self] }
        set { self[RefreshHolderKey.self] = newValue }
    }
}

extension View {
    /// Lets the user load anew what the lists and scroll views in this view show: by pulling them down, with the button
    /// in the page's bar, or with Control and R or F5.
    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshableModifier(action: action))
    }
}

private struct RefreshableModifier: ViewModifier {
    @State private var holder = RefreshHolder()
    let action: @Sendable () async -> Void

    init(action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    func body(content: Content) -> some View {
        holder.action = action
        return content.environment(\.refreshHandler, holder)
    }
}
