/// An activity that can be stopped.
public protocol Cancellable {
    /// Stops the activity and releases what it holds.
    func cancel()
}

extension Cancellable {
    /// Keeps this activity alive as long as `collection` holds it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this activity alive as long as `set` holds it.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
