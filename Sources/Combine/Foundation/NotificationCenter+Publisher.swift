import Foundation

extension NotificationCenter {
    /// A publisher of the notifications called `name`, of all senders or of `object` alone.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends the notifications with a name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where the notifications are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Their sender; nil for any.
        public let object: AnyObject?

        /// Publishes notifications of a name, of all objects or one.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let observation = Observation()
            let conduit = Conduit<Notification, Never>(AnySubscriber(subscriber)) { _ in observation.end() }
            let target = Target(conduit: conduit)
            let token = center.addObserver(forName: name, object: object, queue: nil) { target.conduit.send($0) }
            observation.begin { [center] in center.removeObserver(token) }
            subscriber.receive(subscription: conduit)
        }
    }

    /// `@unchecked Sendable`: a conduit locks what it holds.
    private struct Target: @unchecked Sendable {
        let conduit: Conduit<Notification, Never>
    }

    /// The removal of an observer, which is known only after the observer was added.
    private final class Observation {
        private var remove: (() -> Void)?

        func begin(_ remove: @escaping () -> Void) {
            self.remove = remove
        }

        func end() {
            remove?()
            remove = nil
        }
    }
}
