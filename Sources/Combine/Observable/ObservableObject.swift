/// A class whose objects tell, before they change, that they are about to.
public protocol ObservableObject: AnyObject {
    /// The publisher that tells it.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before any `@Published` property of the object changes; always the same one for the same object.
    public var objectWillChange: ObservableObjectPublisher {
        ObjectPublisherTable.shared.publisher(of: self)
    }
}
