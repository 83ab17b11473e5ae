extension Schema {
    /// What `@Model` has found out about a property.
    public struct PropertyMetadata {
        package let name: String
        package let keyPath: AnyKeyPath?
        /// Asked for when a store that has no such property yet is opened.
        package let defaultValue: () -> Any?
        package let metadata: Any?

        /// Creates the description of a property.
        public init(
            name: String, keypath: AnyKeyPath, defaultValue: @autoclosure @escaping () -> Any? = nil,
            metadata: Any? = nil
        ) {
            self.name = name
            keyPath = keypath
            self.defaultValue = defaultValue
            self.metadata = metadata
        }

        /// Creates a note on the model as a whole: a ``Unique`` or an ``Index``.
        public init(note: Any) {
            name = ""
            keyPath = nil
            defaultValue = { nil }
            metadata = note
        }
    }

    /// Lists of properties whose values no two models may share.
    public struct Unique<T: PersistentModel> {
        package let constraints: [[AnyKeyPath]]

        /// Creates the lists.
        public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }
    }

    /// Lists of properties that the store keeps an index of.
    public struct Index<T: PersistentModel> {
        package let indices: [[AnyKeyPath]]

        /// Creates the lists.
        public init(_ indices: [PartialKeyPath<T>]...) { self.indices = indices }
    }
}

package protocol ModelNote {
    var uniqueLists: [[AnyKeyPath]] { get }
    var indexLists: [[AnyKeyPath]] { get }
}

extension Schema.Unique: ModelNote {
    package var uniqueLists: [[AnyKeyPath]] { constraints }
    package var indexLists: [[AnyKeyPath]] { [] }
}

extension Schema.Index: ModelNote {
    package var uniqueLists: [[AnyKeyPath]] { [] }
    package var indexLists: [[AnyKeyPath]] { indices }
}
