import Foundation

/// Whether models are read by this module itself at present, to sort or filter them: no view depends on such reads.
enum ModelReads {
    private static let depth: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    static var areSilent: Bool { pthread_getspecific(depth) != nil }

    static func silently<R>(_ work: () throws -> R) rethrows -> R {
        let outer = pthread_getspecific(depth)
        pthread_setspecific(depth, UnsafeRawPointer(bitPattern: 1))
        defer { pthread_setspecific(depth, outer) }
        return try work()
    }
}

/// The record that the object being made at present takes over, instead of one for a new entry.
enum PendingRecord {
    private static let place: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Makes an object around `record`.
    static func with<R>(_ record: ModelRecord, _ make: () -> R) -> R {
        let outer = pthread_getspecific(place)
        pthread_setspecific(place, Unmanaged.passUnretained(record).toOpaque())
        defer { pthread_setspecific(place, outer) }
        return make()
    }

    /// Whoever takes it is the object itself: its initial values may make objects of their own.
    static func take() -> ModelRecord? {
        guard let pointer = pthread_getspecific(place) else { return nil }
        pthread_setspecific(place, nil)
        return Unmanaged<ModelRecord>.fromOpaque(pointer).takeUnretainedValue()
    }
}
