/// Makes a class a model: its stored properties last, and views that read them follow their changes.
///
///     @Model
///     final class Trip {
///         var name: String
///         @Relationship(deleteRule: .cascade) var stops: [Stop] = []
///
///         init(name: String) { self.name = name }
///     }
///
/// Variables may be of numbers, texts, dates, data, UUIDs, URLs, whatever is `Codable`, other models and arrays of them,
/// and optionals of all these. Computed properties and constants stay as they are.
@attached(
    member, conformances: PersistentModel,
    names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init), named(_$Slot),
    named(_$record),
    named(_SwiftDataNoType))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// What `@Model` puts before each property that lasts.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")

/// Says more about a property of a model.
///
/// - Parameters:
///   - options: How it is kept.
///   - originalName: What the property was called in stores of an earlier version of the program.
///   - hashModifier: Has no meaning here: stores are compared by what is in them.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says more about a property of a model that refers to other models.
///
/// - Parameters:
///   - options: How it is kept.
///   - deleteRule: What becomes of the others when this one is deleted.
///   - minimumModelCount: How many of them there must be at least when the context saves; nil and 0: any number.
///   - maximumModelCount: How many there may be at most; nil and 0: any number.
///   - originalName: What the property was called in stores of an earlier version of the program.
///   - inverse: The property of the other model that refers back.
///   - hashModifier: Has no meaning here: stores are compared by what is in them.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Leaves a property of a model out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Properties whose values no two models may share. A model saved with values that another has replaces that one's.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "ModelNoteMacro") where T: PersistentModel

/// Properties by which models are looked up often: the store keeps an index of each list.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "ModelNoteMacro") where T: PersistentModel

/// Makes an actor one that works on models: it has a context of its own and runs where that may be used.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")
