extension Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        /// It sent all it had.
        case finished
        /// It stopped because of an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// The same end where failing is possible in more ways.
    func erased() -> Subscribers.Completion<any Error> {
        mapError { $0 }
    }
}
