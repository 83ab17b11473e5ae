/// What `@Model` makes of a property.
struct PersistedPropertyMacro {
    private let name: String
    private let hasInitialValue: Bool

    init(_ source: SourceText) throws {
        guard let variable = Variable(source, from: 0, to: source.tokens.count) else {
            throw MacroError("A property of a model is one variable.", at: 0)
        }
        name = source.text(at: variable.name)
        hasInitialValue = variable.initialValue != nil
    }

    private var storage: String { "_" + name.filter { $0 != "`" } }

    var accessors: String {
        """
        {
            @storageRestrictions(accesses: _$backingData, initializes: \(storage))
            init(initialValue) {
                _$backingData._initialize(_$Slot.\(name), initialValue)
                \(storage) = _SwiftDataNoType()
            }
            get { return _$backingData._get(self, _$Slot.\(name), \\.\(name)) }
            set { _$backingData._set(self, _$Slot.\(name), \\.\(name), newValue) }
        }
        """
    }

    var peer: String { "@SwiftData.Transient private var \(storage): _SwiftDataNoType" }
}
