/// A property of a class that publishes its value, and announces its changes through the object's `objectWillChange`.
///
/// Subscribers receive the new value before the property has it, and the current value when they subscribe.
@propertyWrapper
public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// A property that starts with `wrappedValue`.
    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    /// A property that starts with `initialValue`.
    public init(initialValue: Value) {
        storage = PublishedStorage(initialValue)
    }

    /// Not usable outside of classes: a struct has no identity that could announce its changes.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The publisher of the property's values, written `$name`.
    ///
    /// The setter exists so that it can be passed to `assign(to:)`; a property cannot get another one's publisher.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        nonmutating set {
            precondition(newValue.storage === storage, "A @Published property keeps its own publisher.")
        }
    }

    /// The access to the property through its object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.read() }
        set { object[keyPath: storageKeyPath].storage.write(newValue, in: object) }
    }

    /// The access to the property's publisher through its object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get {
            let storage = object[keyPath: storageKeyPath].storage
            storage.belong(to: object)
            return Publisher(storage: storage)
        }
        set { object[keyPath: storageKeyPath].projectedValue = newValue }
    }

    /// Publishes the values of a `@Published` property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.add(subscriber)
        }

        /// Writes each value of `source` into the property while it lives.
        func follow<Source: Combine.Publisher>(_ source: Source)
        where Source.Output == Value, Source.Failure == Never {
            storage.follow(source)
        }
    }
}
