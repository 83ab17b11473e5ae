import Foundation

/// Opens an address: with the handler that the environment holds, or with the desktop's program for it.
public struct OpenURLAction {
    /// What a handler has made of an address.
    public struct Result: Sendable {
        enum Outcome: Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        let outcome: Outcome

        /// The handler has opened it.
        public static let handled = Result(outcome: .handled)
        /// The handler does not want it opened.
        public static let discarded = Result(outcome: .discarded)
        /// The desktop shall open it.
        public static let systemAction = Result(outcome: .system(nil))

        /// The desktop shall open `url` in its place.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: (URL) -> Result
    /// How the desktop opens an address; nil outside of a running program.
    var system: (@MainActor (URL) -> Bool)?

    /// An action that asks `handler` first.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    /// The desktop's own way.
    package init(system: (@MainActor (URL) -> Bool)?) {
        self.init { _ in .systemAction }
        self.system = system
    }

    /// Opens an address with what the desktop has for it, or the action that is set here.
    @MainActor
    public func callAsFunction(_ url: URL) {
        _ = open(url)
    }

    /// Opens the address and says whether that has worked.
    @MainActor
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    @MainActor
    private func open(_ url: URL) -> Bool {
        switch handler(url).outcome {
        case .handled: true
        case .discarded: false
        case .system(let other): system?(other ?? url) ?? false
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

extension EnvironmentValues {
    /// Opens an address. Set one with a handler to open addresses in the views inside yourself.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set {
            var action = newValue
            // A handler may leave an address to the desktop, which only the root knows.
            if action.system == nil { action.system = self[OpenURLKey.self].system }
            self[OpenURLKey.self] = action
        }
    }
}
