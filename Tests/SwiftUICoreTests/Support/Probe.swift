/// Carries closures out of a body, so that a test can do what a user would.
@MainActor
final class Probe {
    var actions: [String: () -> Void] = [:]

    func callAsFunction(_ name: String) {
        actions[name]?()
    }
}
