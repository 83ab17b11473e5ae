/// `@Model`: what makes a class a model.
struct ModelMacro {
    private let model: ClassSource

    init(_ source: SourceText) throws {
        model = try ClassSource(source)
    }

    private var access: String { model.access.isEmpty ? "" : model.access + " " }

    /// The members of the class.
    var members: String {
        let name = model.name
        let slots = model.properties.enumerated().map { index, property in
            "static let \(property.name) = \(index)"
        }
        let metadata =
            model.properties.map(metadata)
            + model.notes.map { note in
                "SwiftData.Schema.PropertyMetadata(note: SwiftData.Schema.\(note.name)\(note.arguments))"
            }
        let empty = model.properties.map { "self._\(bare($0.name)) = _SwiftDataNoType()" }
        return """
            @SwiftData.Transient
            private var _$backingData: SwiftData._ModelBacking<\(name)> = \(name)._createBackingData()

            \(access)nonisolated var persistentBackingData: any SwiftData.BackingData<\(name)> {
                get { return _$backingData }
                set { _$backingData = SwiftData._ModelBacking<\(name)>._cast(newValue) }
            }

            \(access)nonisolated var _$record: SwiftData._ModelRecord { return _$backingData }

            \(access)nonisolated static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                return [
                    \(metadata.joined(separator: ",\n"))
                ]
            }

            \(access)nonisolated required init(backingData: any SwiftData.BackingData<\(name)>) {
                \(empty.joined(separator: "\n"))
                self._$backingData = SwiftData._ModelBacking<\(name)>._cast(backingData)
            }

            nonisolated struct _SwiftDataNoType {
                nonisolated init() {}
            }

            nonisolated private enum _$Slot {
                \(slots.map { "nonisolated " + $0 }.joined(separator: "\n"))
            }
            """
    }

    /// The name without the quotes that a keyword needs.
    private func bare(_ name: String) -> String { name.filter { $0 != "`" } }

    private func metadata(_ property: ClassSource.Property) -> String {
        var words = ["name: \"\(bare(property.name))\"", "keypath: \\\(model.name).\(property.name)"]
        if let value = property.initialValue {
            words.append("defaultValue: " + (property.type.map { "(\(value)) as \($0)" } ?? value))
        }
        if let note = property.note {
            words.append("metadata: SwiftData.Schema.\(note.name)\(note.arguments)")
        }
        return "SwiftData.Schema.PropertyMetadata(\(words.joined(separator: ", ")))"
    }

    /// The attribute of a member; empty where it does not last.
    static func attribute(ofMember source: SourceText) -> String {
        guard let variable = Variable(source, from: 0, to: source.tokens.count),
            ClassSource.property(source, variable, from: 0) != nil
        else { return "" }
        return "@SwiftData._PersistedProperty"
    }

    /// The extension that says that the class is a model.
    static func conformance(_ type: String) -> String {
        "nonisolated extension \(type): SwiftData.PersistentModel {}"
    }
}
