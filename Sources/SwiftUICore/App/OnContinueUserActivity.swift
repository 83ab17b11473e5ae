import Foundation
import FoundationPlus

/// Gives activities to the views that go on with their kind.
@MainActor
package enum ActivityReceivers {
    private static var receivers: [ObjectIdentifier: (type: String, act: (NSUserActivity) -> Void)] = [:]
    /// What came before there was a view for it.
    private static var waiting: [NSUserActivity] = []

    package static func go(on activity: NSUserActivity) {
        let fitting = receivers.values.filter { $0.type == activity.activityType }
        if fitting.isEmpty { waiting.append(activity) }
        for receiver in fitting { receiver.act(activity) }
    }

    fileprivate static func add(_ owner: AnyObject, _ type: String, _ act: @escaping (NSUserActivity) -> Void) {
        receivers[ObjectIdentifier(owner)] = (type, act)
        let fitting = waiting.filter { $0.activityType == type }
        waiting.removeAll { $0.activityType == type }
        for activity in fitting { act(activity) }
    }

    fileprivate static func remove(_ owner: AnyObject) { receivers[ObjectIdentifier(owner)] = nil }
}

struct ContinueActivityModifier: ViewModifier {
    typealias Body = Never

    let type: String
    let action: (NSUserActivity) -> Void

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(ContinueActivityNode(view, context))
    }
}

final class ContinueActivityNode<C: View>: ModifierNode<C, ContinueActivityModifier> {
    override func willMakeContent() {
        graph.afterCommit { [weak self] in
            guard let self, isMounted else { return }
            ActivityReceivers.add(self, modifier.type) { [weak self] in self?.modifier.action($0) }
        }
    }

    override func didUnmount() { ActivityReceivers.remove(self) }
}

extension View {
    /// Runs `action` with an activity of a kind that the desktop asks the program to go on with, such as the choice of
    /// something that its search has found.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ContinueActivityModifier(type: activityType, action: action))
    }
}
