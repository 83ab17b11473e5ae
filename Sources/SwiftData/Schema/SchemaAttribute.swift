extension Schema {
    /// What `@Attribute` says about a property.
    public struct Attribute: Sendable {
        /// How a property is kept.
        public struct Option: Hashable, Sendable {
            private let name: String

            /// No two models have the same value. A model saved with a value that another has replaces that one's.
            public static let unique = Option(name: "unique")
            /// A large value, that is read from the store when somebody asks for it, and not along with the rest.
            public static let externalStorage = Option(name: "externalStorage")
            /// The value is not written to the store; changes of it count as changes of the model.
            public static let ephemeral = Option(name: "ephemeral")
            /// The value may be found by the system's search. No desktop of Linux asks programs for such values.
            public static let spotlight = Option(name: "spotlight")
            /// The value may be encrypted on a server. Stores stay on this computer, as they are.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
        }

        package let options: [Option]
        package let originalName: String?

        /// Creates what `@Attribute` says.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
        }
    }
}
