import Foundation

/// The value of a `@Published` property and those who listen to it.
final class PublishedStorage<Value> {
    private let lock = NSLock()
    private var value: Value
    // The value being announced; one who subscribes meanwhile must not miss it.
    private var announced: Value?
    private var broadcast: Broadcast<Value, Never>?
    private var objectWillChange: ObservableObjectPublisher?
    // The property's object, needed where a write does not come through it (`assign(to:)`).
    private weak var object: AnyObject?
    private var sources: [AnyCancellable] = []

    init(_ value: Value) {
        self.value = value
    }

    func read() -> Value {
        lock.withLock { value }
    }

    func belong(to object: AnyObject) {
        lock.withLock { self.object = object }
    }

    func write(_ newValue: Value, in object: AnyObject?) {
        let (willChange, broadcast) = lock.withLock {
            if objectWillChange == nil, let object {
                objectWillChange = ObjectPublisherTable.shared.existingPublisher(of: object)
            }
            announced = newValue
            return (objectWillChange, self.broadcast)
        }
        willChange?.send()
        broadcast?.send(newValue, keeping: true)
        // The old value is released after the lock, since its end may run code that reads this property.
        let old = lock.withLock {
            defer {
                value = newValue
                announced = nil
            }
            return value
        }
        withExtendedLifetime(old) {}
    }

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let broadcast = lock.withLock {
            let broadcast = self.broadcast ?? Broadcast()
            self.broadcast = broadcast
            return broadcast
        }
        broadcast.add(subscriber, current: self.lock.withLock { self.announced ?? self.value })
    }

    func follow<Source: Publisher>(_ source: Source) where Source.Output == Value, Source.Failure == Never {
        let cancellable = source.sink { [weak self] in self?.write($0, in: self?.object) }
        lock.withLock { sources.append(cancellable) }
    }
}
