import Foundation
import SwiftUICore

/// The models of the view's context, as they are at present. The body runs again when others belong to them, or in another
/// order.
///
///     @Query(filter: #Predicate<Trip> { $0.isPlanned }, sort: \.start) private var trips: [Trip]
@MainActor @preconcurrency
@propertyWrapper
public struct Query<Element: PersistentModel, Result: Collection> where Result.Element == Element {
    private let specification: QuerySpecification<Element>
    private var box: QueryBox<Element>?

    /// All models, in the order of their creation.
    public init() {
        specification = QuerySpecification(FetchDescriptor(), nil)
    }

    private init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
        specification = QuerySpecification(descriptor, transaction)
    }

    /// The models.
    public var wrappedValue: Result {
        guard let result = (box?.results ?? []) as? Result else { preconditionFailure("A query gives an array.") }
        return result
    }

    /// Why the models could not be fetched; nil: they could.
    public var fetchError: (any Error)? { box?.error }

    /// The context that the models come from.
    public var modelContext: ModelContext { box?.context ?? .missing }
}

extension Query: DynamicProperty {}

extension Query: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let known = slot as? QueryBox<Element> ?? QueryBox<Element>()
        slot = known
        box = known
        known.update(specification, node.environment.modelContext)
        known.depend(node)
    }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool {
        old.specification.isSame(as: new.specification)
    }
}

extension Query where Result == [Element] {
    /// All models, in the order of their creation.
    ///
    /// - Parameter animation: How changes of the result are shown.
    public init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) }

    /// All models, in the order of their creation.
    ///
    /// - Parameter transaction: How changes of the result are shown.
    public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) }

    /// The models of a description.
    ///
    /// - Parameters:
    ///   - descriptor: Which models, in which order.
    ///   - animation: How changes of the result are shown.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, Transaction(animation: animation))
    }

    /// The models of a description.
    ///
    /// - Parameters:
    ///   - descriptor: Which models, in which order.
    ///   - transaction: How changes of the result are shown; nil: as the change itself says.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, transaction)
    }

    /// The models that fulfil a condition, in an order.
    ///
    /// - Parameters:
    ///   - filter: The condition; nil: all models.
    ///   - descriptors: The order.
    ///   - animation: How changes of the result are shown.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
    }

    /// The models that fulfil a condition, in an order.
    ///
    /// - Parameters:
    ///   - filter: The condition; nil: all models.
    ///   - descriptors: The order.
    ///   - transaction: How changes of the result are shown; nil: as the change itself says.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
    }

    /// The models that fulfil a condition, by a value.
    ///
    /// - Parameters:
    ///   - filter: The condition; nil: all models.
    ///   - keyPath: The value. Texts are ordered as the user's language has it.
    ///   - order: Upwards or downwards.
    ///   - animation: How changes of the result are shown.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(Self.descriptor(filter, keyPath, order), Transaction(animation: animation))
    }

    /// The models that fulfil a condition, by a value.
    ///
    /// - Parameters:
    ///   - filter: The condition; nil: all models.
    ///   - keyPath: The value. Texts are ordered as the user's language has it.
    ///   - order: Upwards or downwards.
    ///   - transaction: How changes of the result are shown; nil: as the change itself says.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(Self.descriptor(filter, keyPath, order), transaction)
    }

    /// The models that fulfil a condition, by a value that some lack: those come first.
    ///
    /// - Parameters:
    ///   - filter: The condition; nil: all models.
    ///   - keyPath: The value. Texts are ordered as the user's language has it.
    ///   - order: Upwards or downwards.
    ///   - animation: How changes of the result are shown.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(Self.descriptor(filter, keyPath, order), Transaction(animation: animation))
    }

    /// The models that fulfil a condition, by a value that some lack: those come first.
    ///
    /// - Parameters:
    ///   - filter: The condition; nil: all models.
    ///   - keyPath: The value. Texts are ordered as the user's language has it.
    ///   - order: Upwards or downwards.
    ///   - transaction: How changes of the result are shown; nil: as the change itself says.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(Self.descriptor(filter, keyPath, order), transaction)
    }

    private static func descriptor<Value: Comparable>(
        _ filter: Predicate<Element>?, _ keyPath: KeyPath<Element, Value> & Sendable, _ order: SortOrder
    ) -> FetchDescriptor<Element> {
        let sort =
            if let text = keyPath as? KeyPath<Element, String> {
                // It is the same key path, which is sendable; a cast can't say so.
                SortDescriptor(
                    unsafeBitCast(text, to: (any KeyPath<Element, String> & Sendable).self), order: order)
            } else {
                SortDescriptor(keyPath, order: order)
            }
        return FetchDescriptor(predicate: filter, sortBy: [sort])
    }

    private static func descriptor<Value: Comparable>(
        _ filter: Predicate<Element>?, _ keyPath: KeyPath<Element, Value?> & Sendable, _ order: SortOrder
    ) -> FetchDescriptor<Element> {
        let sort =
            if let text = keyPath as? KeyPath<Element, String?> {
                // It is the same key path, which is sendable; a cast can't say so.
                SortDescriptor(
                    unsafeBitCast(text, to: (any KeyPath<Element, String?> & Sendable).self), order: order)
            } else {
                SortDescriptor(keyPath, order: order)
            }
        return FetchDescriptor(predicate: filter, sortBy: [sort])
    }
}
